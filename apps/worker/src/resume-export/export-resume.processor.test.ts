import type { ExportClaim, ExportRunService } from '@qicheng/core/resume-export';
import { emptyDocument } from '@qicheng/resume/defaults';
import { FakePrinter, FakeWord } from '../../test/fake-renderers.js';
import { ExportResumeProcessor } from './export-resume.processor.js';
import { PrintRefusedError, PrintTimeoutError } from './printer.js';

const exportId = 'e1';
const claimOf = (format: ExportClaim['format']): ExportClaim => ({
  id: exportId,
  userId: 'u1',
  format,
  claimedBy: 'run',
  snapshot: { title: '简历', templateCode: 'tem0001', language: 'zh', version: 1, document: emptyDocument() },
});

/** Records what the processor does to the row. */
function setUp(claim: ExportClaim | null) {
  const did: unknown[] = [];
  const note = (...what: unknown[]) => Promise.resolve(did.push(what) > 0);
  const runs: Pick<ExportRunService, 'claim' | 'renew' | 'complete' | 'fail' | 'release' | 'photoOf'> = {
    claim: () => Promise.resolve(claim),
    renew: () => Promise.resolve(true),
    complete: (_claim, { bytes, mime }) => note('complete', Buffer.from(bytes).toString(), mime),
    fail: (_claim, errorCode) => note('fail', errorCode),
    release: () => note('release'),
    photoOf: () => Promise.resolve(null),
  };
  const printer = new FakePrinter();
  const processor = new ExportResumeProcessor(runs as ExportRunService, printer, new FakeWord());
  return { did, printer, run: (isLastAttempt = false) => processor.run({ exportId }, { isLastAttempt }) };
}

describe('ExportResumeProcessor', () => {
  it.each([
    ['pdf', 'print of 简历', 'application/pdf'],
    ['png', 'print of 简历', 'image/png'],
    ['jpg', 'print of 简历', 'image/jpeg'],
    ['docx', 'word of 简历', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ] as const)('renders %s and ends the export with the file', async (format, text, mime) => {
    const { did, run } = setUp(claimOf(format));
    await run();
    expect(did).toEqual([['complete', text, mime]]);
  });

  it('does nothing when there is nothing to claim', async () => {
    const { did, printer, run } = setUp(null);
    await run();
    expect(did).toEqual([]);
    expect(printer.printed).toEqual([]);
  });

  it('gives the export back for another try, and fails it at the last', async () => {
    const { did, printer, run } = setUp(claimOf('pdf'));
    printer.work = () => Promise.reject(new Error('browser died'));
    await expect(run()).rejects.toThrow('browser died');
    await expect(run(true)).rejects.toThrow('browser died');
    expect(did).toEqual([['release'], ['fail', 'broken']]);
  });

  it('tries again what came too late, and says at the last that it is not the content', async () => {
    const { did, printer, run } = setUp(claimOf('pdf'));
    printer.work = () => Promise.reject(new PrintTimeoutError('20 s'));
    await expect(run()).rejects.toThrow('20 s');
    await expect(run(true)).rejects.toThrow('20 s');
    expect(did).toEqual([['release'], ['fail', 'timedOut']]);
  });

  it('ends at once what is too large', async () => {
    const { did, printer, run } = setUp(claimOf('pdf'));
    printer.work = () => Promise.reject(new PrintRefusedError('21 pages'));
    await run();
    expect(did).toEqual([['fail', 'tooLarge']]);
  });
});
