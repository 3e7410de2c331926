/** Archives of filings, which the server makes in the background. */
import { paths } from '@domain/api/paths';
import type { ArchiveAsked, ArchiveData } from '@domain/calls/documents';
import { request } from '@/utils/request';

export const orderArchive = (data: ArchiveAsked) => request<ArchiveData>(paths.orderArchive, { data });

export const fetchArchives = () => request<ArchiveData[]>(paths.archives);
