import type { ExportClaim, ExportRunService } from '@qicheng/core/resume-export';
import { ImportRefusedError } from '@qicheng/import/isolated';
import { emptyDocument } from '@qicheng/resume/defaults';
import { FakeImporter } from '../../test/fake-importer.js';
import { FakePrinter, FakeWord } from '../../test/fake-renderers.js';
import { ExportResumeProcessor } from './export-resume.processor.js';
import { PdfReaderService } from './pdf-reader.service.js';
import { type PrintInput, PrintRefusedError, PrintTimeoutError } from './printer.js';
import { RendererVersion } from './renderer-version.js';

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
    complete: (_claim, { mime, renderer, ...made }) =>
      'bytes' in made
        ? note('complete', Buffer.from(made.bytes).toString(), mime, renderer)
        : note(
            'complete',
            made.pages.map((page) => Buffer.from(page).toString()),
            mime,
            renderer,
          ),
    fail: (_claim, errorCode) => note('fail', errorCode),
    release: () => note('release'),
    photoOf: () => Promise.resolve(null),
  };
  const printer = new FakePrinter();
  const importer = new FakeImporter();
  const processor = new ExportResumeProcessor(
    runs as ExportRunService,
    printer,
    new FakeWord(),
    new PdfReaderService(importer),
    new RendererVersion('v1'),
  );
  return {
    did,
    printer,
    importer,
    run: (isLastAttempt = false) => processor.run({ exportId }, { isLastAttempt }),
  };
}

describe('ExportResumeProcessor', () => {
  it.each([
    ['pdf', 'print of 简历', 'application/pdf'],
    ['png', 'print of 简历', 'image/png'],
    ['jpg', 'print of 简历', 'image/jpeg'],
    ['html', 'print of 简历', 'text/html; charset=utf-8'],
    ['docx', 'word of 简历', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ] as const)('renders %s and ends the export with the file', async (format, text, mime) => {
    const { did, run } = setUp(claimOf(format));
    await run();
    expect(did).toEqual([['complete', text, mime, 'v1']]);
  });

  it.each([
    [true, 'ats'],
    [undefined, 'tem0002'],
  ] as const)(
    'prints the version for programs (%s) in %s, and the file carries the own template',
    async (ats, printed) => {
      const claim = claimOf('pdf');
      claim.snapshot = { ...claim.snapshot, templateCode: 'tem0002', ...(ats && { ats }) };
      const { printer, run } = setUp(claim);
      const inputs: PrintInput[] = [];
      printer.work = (input) => Promise.resolve(void inputs.push(input));
      await run();
      expect(inputs).toMatchObject([
        { templateCode: printed, extras: { source: { templateCode: 'tem0002' } } },
      ]);
    },
  );

  it('reads the print like an unknown file, and accepts that the reader finds nothing', async () => {
    const claim = claimOf('parse');
    claim.snapshot.document.basics = { name: { zh: '林知远' }, phone: '13800000001' };
    const { did, importer, run } = setUp(claim);
    importer.work = (file) => {
      expect(file).toMatchObject({ isForeign: true });
      return Promise.reject(new ImportRefusedError('notResume'));
    };
    await run();
    const [[, text, mime] = []] = did as [string, string, string][];
    expect(mime).toBe('application/json');
    expect(JSON.parse(text ?? '')).toMatchObject({
      lines: [],
      fields: [
        { kind: 'name', expected: '林知远', state: 'lost' },
        { kind: 'phone', state: 'lost' },
      ],
    });
  });

  it('renders each page as an image if a resolution is requested', async () => {
    const claim = claimOf('jpg');
    const { did, run } = setUp({ ...claim, snapshot: { ...claim.snapshot, pageDpi: 300 } });
    await run();
    expect(did).toEqual([['complete', ['print of 简历', 'page 2 at 300 dpi'], 'image/jpeg', 'v1']]);
  });

  it('does nothing if there is nothing to claim', async () => {
    const { did, printer, run } = setUp(null);
    await run();
    expect(did).toEqual([]);
    expect(printer.printed).toEqual([]);
  });

  it('releases the export for a retry, and fails it at the last attempt', async () => {
    const { did, printer, run } = setUp(claimOf('pdf'));
    printer.work = () => Promise.reject(new Error('browser died'));
    await expect(run()).rejects.toThrow('browser died');
    await expect(run(true)).rejects.toThrow('browser died');
    expect(did).toEqual([['release'], ['fail', 'broken']]);
  });

  it('retries after a timeout, and does not blame the content at the last attempt', async () => {
    const { did, printer, run } = setUp(claimOf('pdf'));
    printer.work = () => Promise.reject(new PrintTimeoutError('20 s'));
    await expect(run()).rejects.toThrow('20 s');
    await expect(run(true)).rejects.toThrow('20 s');
    expect(did).toEqual([['release'], ['fail', 'timedOut']]);
  });

  it('ends at once if the content is too large', async () => {
    const { did, printer, run } = setUp(claimOf('pdf'));
    printer.work = () => Promise.reject(new PrintRefusedError('21 pages'));
    await run();
    expect(did).toEqual([['fail', 'tooLarge']]);
  });
});
