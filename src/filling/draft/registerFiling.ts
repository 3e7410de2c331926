/**
 * Adds the model of the open filing to the store, before the first part that reads it is drawn. Imported for its effect by those
 * parts: the model and the rules of forms behind it are no part of the portal's first script.
 */
import { getDvaApp } from 'umi';
import filingModel from './filingModel';

// Tests make stores of their own.
getDvaApp()?.model(filingModel);
