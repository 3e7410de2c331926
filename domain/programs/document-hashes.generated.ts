// Written by `npm run gen`. Do not edit.
/** SHA-256 of each document as the release stores it, by program. */
export const documentHashes: Readonly<Record<string, string>> = {
  gazelle: 'bcdf0f48c493a46e0745fde53720e9a23ed7149b590d1eed6471adf9b6a3326e',
  hightech: '41d98141870dfea34e24c7b2036e37b09ee340734bbdd555b23c7c61de293fc5',
  incubation_carrier: '3a9865f4922db2eff1338f6ac499349d7573f9c04e2e38dea94186e0968fbdcc',
  innovation_platform: 'a5bc82f321e5b93360d89b37972e05e1163a6c2c5c9d1073229ea625b1bf54bd',
  jiebang_second: 'd7b666cacaeaaa90f7e1192edf654843c71ee7422b51fa95c69d9724d9e81ec6',
  jiebangguashuai_result: 'e092bf73dc5621f7c39c4cb99631206377c122a48c68eb7270675ce90099b21c',
  keyproject: 'def7f2b5d3675bda0950c1a12e9bbbdb575885a7a42cad8c776b5d3ac6a94831',
  serverproject: '4764cd0c3649e971da24837f41d40d4d4f7c8b2c83ff6925b021d50a3a059931',
  researchproject: '3bb79ea67c77145b3c3ef17e9ae597b9c14440d5ce7e2b2ca543700c898bbadf',
  overseasproject: '49d5b80875beedcc33aaac0352a4bf7d227eadb2569f02b5c6fdc5d6506fa24d',
  foreignproject: '2c7c2c8f6504807ead768039f96eed655da2b8e7e86e067747674a9d3846c2c6',
  workerhomeproject: 'aaa6ec258caad4a0fd6e3ec7e5c33e6cf0c5c757c747c45d2ccbb808d2e57505',
  scientistadvisor: '284490e9dad5f97097747e1a6c3940dbdaefafa1215229e22093675b18d670c7',
  subjectresearch: '14d54c1e4bdbe1988abee9a6a32b71aa9b7bdce9f7f58032090cf83d03efc074',
  socialspecial: '1317c7a60397e2f8976d4de9627790ca91c77d8f6856cbd43851672eadf1b9fa',
  jiebangguashuai: '2102ecaf798f99a3744e358f857dbc7cfc6a06e0f58a0406b54bb65c1d3bfbe5',
};
