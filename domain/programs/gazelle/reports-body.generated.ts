// Written by `npm run gen`. Do not edit.
import type { ReportsBody } from '../../program-documents/types';

export const body: ReportsBody = JSON.parse('{"reports":{"tasks":[{"zh":"瞪羚企业年度数据","en":"Gazelle annual data","code":"gazelle_annual","mode":"in_portal","form":"report_gazelle","perCompany":true,"schedule":{"calendar":"last_year","open":"03-01","due":"04-30","validMonths":36}}],"forms":[{"key":"report_gazelle","title":{"zh":"瞪羚企业年度数据","en":"Gazelle annual data"},"sections":[{"ofProgram":"operationData","lastYear":true}],"rules":[]}]},"trees":{}}');
