import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { FilingDocument } from '../../domain/document/model';
import type { Caller } from '../core/access';
import { SealAway } from '../seals/sealer';
import type { PresentSeal } from '../seals/seals-service';
import { createStoredDocumentKeys, type PrintingDeps, printToPdf, type StoredDocuments } from './printing';

const caller = { companyId: 'company', userId: 'user' } as Caller;
const paper = (answer: string, rest: Partial<FilingDocument> = {}) =>
  ({
    kind: 'filing',
    fileName: '申报书',
    language: 'zh',
    facts: [{ name: '电话', value: answer }],
    ...rest,
  }) as FilingDocument;

const UNSEALED = { isOn: false, present: () => Promise.reject(new Error('off')) };

/** Printing dependencies with a printer that numbers its prints, and a store in memory. */
function open(store: Partial<StoredDocuments> = {}, seals: PrintingDeps['seals'] = UNSEALED) {
  const kept = new Map<string, Uint8Array>();
  let prints = 0;
  const warnings: string[] = [];
  const shown: string[] = [];
  const printing: PrintingDeps = {
    log: { warn: (_: object, message: string) => warnings.push(message), error() {} } as never,
    clock: () => new Date('2026-06-10T02:00:00Z'),
    printer: {
      print: async (_paper, _owner, seal) => {
        if (seal) shown.push(seal.shownAs);
        return Buffer.from(`print ${++prints}`);
      },
    },
    seals,
    papers: {
      has: async (key) => kept.has(key),
      get: async (key) => Readable.from([kept.get(key)]),
      store: async (key, bytes) => void kept.set(key, bytes),
      ...store,
    },
    keyOf: createStoredDocumentKeys(),
  };
  const print = async (model: FilingDocument, isKept = true) =>
    Buffer.from((await printToPdf(printing, caller, model, 'gazelle', isKept)).pdf).toString();
  return { print, kept, warnings, shown };
}

describe('printing of submitted papers', () => {
  it('prints a paper once', async () => {
    const { print, kept } = open();
    expect([await print(paper('13900000000')), await print(paper('13900000000'))]).toEqual([
      'print 1',
      'print 1',
    ]);
    expect(kept.size).toBe(1);
  });

  it('prints a paper of its own where it is masked, in another language, or says anything else', async () => {
    const { print } = open();
    const whole = await print(paper('13900000000'));
    const others = [
      paper('139****0000'),
      paper('13900000000', { language: 'en' }),
      paper('', { watermark: '待初审' }),
    ];
    for (const other of others) expect(await print(other)).not.toBe(whole);
    expect(await print(paper('13900000000'))).toBe(whole);
  });

  it('prints again while the store is away, and when it lost the copy', async () => {
    const away = async () => Promise.reject(new Error('away'));
    const { print, warnings } = open({ has: away, store: away });
    expect([await print(paper('1')), await print(paper('1'))]).toEqual(['print 1', 'print 2']);
    expect(new Set(warnings)).toEqual(new Set(['the store of printed papers failed']));
    const lost = open({ has: async () => true, get: away });
    expect(await lost.print(paper('1'))).toBe('print 1');
  });
});

it('stores no draft', async () => {
  const { print, kept } = open();
  expect([await print(paper('1'), false), await print(paper('1'), false)]).toEqual(['print 1', 'print 2']);
  expect(kept.size).toBe(0);
});

describe('sealing of stored papers', () => {
  const seal = (by: string): PresentSeal => ({
    by,
    office: { zh: by, en: `Office of ${by}` },
    picture: null,
    put: async (pdf) => Buffer.from(`${Buffer.from(pdf)} sealed by ${by}`),
  });

  it('seals a paper once, and keeps that seal after the certificate changed', async () => {
    let by = 'one';
    const { print, kept } = open({}, { isOn: true, present: async () => seal(by) });
    expect(await print(paper('1'))).toBe('print 1 sealed by one');
    by = 'two';
    expect(await print(paper('1'))).toBe('print 1 sealed by one');
    expect(await print(paper('2'))).toBe('print 2 sealed by two');
    expect(kept.size).toBe(2);
  });

  it('names the office in the language of the paper, and another sealer as its certificate does', async () => {
    let present = seal('一局');
    const { print, shown } = open({}, { isOn: true, present: async () => present });
    await print(paper('1'));
    await print(paper('1', { language: 'en' }));
    present = { ...present, by: 'CA' };
    await print(paper('2', { language: 'en' }));
    expect(shown).toEqual(['一局', 'Office of 一局', 'CA']);
  });

  it('prints a paper again that was stored without a seal', async () => {
    const store = open();
    await store.print(paper('1'));
    const sealed = open(
      { has: async (key) => store.kept.has(key) },
      { isOn: true, present: async () => seal('one') },
    );
    expect(await sealed.print(paper('1'))).toBe('print 1 sealed by one');
  });

  it('returns a paper without a seal while sealing fails, stores none, and seals it afterwards', async () => {
    let isAway = true;
    const present = async () => (isAway ? Promise.reject(new SealAway('gone')) : seal('one'));
    const { print, kept, warnings } = open({}, { isOn: true, present });
    expect([await print(paper('1')), kept.size]).toEqual(['print 1', 0]);
    expect(warnings).toEqual(['a paper was given out without its seal']);
    isAway = false;
    expect(await print(paper('1'))).toBe('print 2 sealed by one');
  });

  it('returns a paper without a seal where only the signing fails', async () => {
    const put = async () => Promise.reject(new SealAway('gone'));
    const { print, kept } = open({}, { isOn: true, present: async () => ({ ...seal('one'), put }) });
    expect([await print(paper('1')), kept.size]).toEqual(['print 2', 0]);
  });

  it('seals no draft', async () => {
    const { print } = open({}, { isOn: true, present: async () => seal('one') });
    expect(await print(paper('1'), false)).toBe('print 1');
  });
});
