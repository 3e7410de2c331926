// Written by `npm run gen`. Do not edit.
/** SHA-256 of each document as the release stores it, by program. */
export const documentHashes: Readonly<Record<string, string>> = {
  gazelle: 'bcdf0f48c493a46e0745fde53720e9a23ed7149b590d1eed6471adf9b6a3326e',
  hightech: '51e5cdc8f8c21999fdbf6ee920426b0e3f283bb7eb50434c8080d92d813f0c7e',
  incubation_carrier: '7c5895b17a95de0334d63135a33221b517c7239a26aec4e2d86e93a28bf6b318',
  innovation_platform: '02f93581cf7735be974d2f8da724ac324c947e7c7fea54c6999122cb8afeeb9c',
  jiebang_second: 'bb70717ededad675cfea2e5b069e83b4c2489c9d9344c008a24c948fe7a3b148',
  jiebangguashuai_result: '5a538abd6bfdc48d8a566a353bb2e00ee87a0a0669bc7251264b45029e40d4df',
  keyproject: '5c2e56975ca02db84e525fe3328c4beac9cd1966dfe57c71ce65ebc19bb85372',
  serverproject: 'cec7b28e65ea08328237f010f0a55c3758f43574ac5a9cd3216c33fd1edf56e8',
  researchproject: '0b777ef6eece5c5e52057870fb0fa24553e387efb35a9fad2e46e52e3ef3ebbe',
  overseasproject: 'f56ef731d2321f41e4458cde4abb3bac5c8091fc23a59b9a4f60dfbf74ecf1db',
  foreignproject: 'cce9f3ed0a918ee15023c7cceecf344d17ca2073ccf10a04d29ca12e363d8807',
  workerhomeproject: 'aaa6ec258caad4a0fd6e3ec7e5c33e6cf0c5c757c747c45d2ccbb808d2e57505',
  scientistadvisor: 'a92e9d6cd1879f09ff5bd26c4a182c1e39da1870572d77c3607238afdc3554dd',
  subjectresearch: '1990996a228a121dd4b7bba256aecfed05c467413f632dd627ae51048a9626b9',
  socialspecial: '27a4ea6d6920e7ace47168b0d06cae1898b9cb22822202c7474baaefd2b501f3',
  jiebangguashuai: '2102ecaf798f99a3744e358f857dbc7cfc6a06e0f58a0406b54bb65c1d3bfbe5',
};
