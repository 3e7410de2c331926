/** Declaration windows and the working-day calendar, as administrators keep them (our own calls). */

import { paths } from '@domain/api/paths.generated';
import type {
  ChangeWindowBody,
  CreateWindowBody,
  EndExtensionBody,
  ExtendWindowBody,
  ManagedWindowsData,
  ManagedWindowsQuery,
  WindowDetail,
  WindowStepBody,
} from '@domain/windows/managed-window-calls';
import type { CalendarBody, CalendarData } from '@domain/windows/calls';
import { request } from '@/utils/request';

const once = (key: string) => ({ 'Idempotency-Key': key });

export const fetchManagedWindows = (params: Partial<ManagedWindowsQuery>) =>
  request<ManagedWindowsData>(paths.managedWindows, { params });

export const fetchManagedWindow = (id: string) =>
  request<WindowDetail>(paths.managedWindow, { path: { id } });

/** The same `key` may be sent again: there is one batch, and one change. */
export const createWindow = (data: CreateWindowBody, key: string) =>
  request<WindowDetail>(paths.createWindow, { data, headers: once(key) });

export const changeWindow = (id: string, data: ChangeWindowBody, key: string) =>
  request<WindowDetail>(paths.changeWindow, { path: { id }, data, headers: once(key) });

export const openWindow = (id: string, data: WindowStepBody, key: string) =>
  request<WindowDetail>(paths.openWindow, { path: { id }, data, headers: once(key) });

export const closeWindow = (id: string, data: WindowStepBody, key: string) =>
  request<WindowDetail>(paths.closeWindow, { path: { id }, data, headers: once(key) });

export const extendWindow = (id: string, data: ExtendWindowBody, key: string) =>
  request<WindowDetail>(paths.extendWindow, { path: { id }, data, headers: once(key) });

export const endExtension = (id: string, data: EndExtensionBody, key: string) =>
  request<WindowDetail>(paths.endExtension, { path: { id }, data, headers: once(key) });

export const fetchCalendar = (year: string) =>
  request<CalendarData>(paths.workCalendar, { params: { year } });

export const saveCalendar = (data: CalendarBody) => request<CalendarData>(paths.saveCalendar, { data });
