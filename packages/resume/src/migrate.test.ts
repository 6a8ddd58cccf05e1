import { emptyDocument } from './defaults.js';
import { DOCUMENT_VERSION } from './meta.js';
import { checkDocument, migrate, MIGRATIONS, readDocument } from './migrate.js';
import { SAMPLES } from './samples.js';

const open = (raw: unknown) => {
  const result = readDocument(raw);
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.document;
};

describe('readDocument', () => {
  it('opens the current version unchanged', () => {
    const sample = SAMPLES.mechanical();
    expect(open(sample)).toEqual(sample);
  });

  it('opens a document without a version and keeps unknown keys', () => {
    const document = open({ education: [{ id: 'e1', mood: 'calm' }], later: { deep: [1, { two: 2 }] } });
    expect(document).toEqual({
      ...emptyDocument(),
      education: [{ id: 'e1', x: { mood: 'calm' } }],
      x: { later: { deep: [1, { two: 2 }] } },
    });
  });

  it('drops a forbidden link, and nothing else', () => {
    const { projects = [], ...sample } = SAMPLES.mechanical();
    const stored = {
      ...sample,
      basics: { ...sample.basics, website: 'javascript:alert(1)' },
      projects: [{ id: 'p', name: { zh: '项目' }, link: 'file:///etc/passwd' }, ...projects],
    };
    expect(checkDocument(stored)).toMatchObject({ ok: false, path: '/basics/website' });
    const { website: _website, ...basics } = stored.basics;
    expect(open(stored)).toEqual({
      ...stored,
      basics,
      projects: [{ id: 'p', name: { zh: '项目' } }, ...projects],
    });
  });

  it('is idempotent', () => {
    const once = open({ basics: { phone: '1', unknown: true }, meta: { lang: 'en' } });
    expect(open(once)).toEqual(once);
    expect(open(JSON.parse(JSON.stringify(once)))).toEqual(once);
  });

  it('rejects a newer version, with its own reason', () => {
    const newer = { ...emptyDocument(), meta: { ...emptyDocument().meta, docVersion: DOCUMENT_VERSION + 1 } };
    expect(readDocument(newer)).toEqual({ ok: false, reason: 'newerVersion', version: DOCUMENT_VERSION + 1 });
  });

  it('reports the first error', () => {
    const invalid = { ...emptyDocument(), education: [{ id: 'e', period: { start: { y: 2024, m: 13 } } }] };
    expect(readDocument(invalid)).toMatchObject({
      ok: false,
      reason: 'invalid',
      path: '/education/0/period/start/m',
    });
  });

  it('renews duplicate ids deterministically, and leaves references and foreign keys unchanged', () => {
    const line = (id: string) => ({ id, kind: 'bullet' as const, zh: [{ text: id }] });
    const raw = {
      ...emptyDocument(),
      meta: { ...emptyDocument().meta, x: { id: 'a' } },
      projects: [
        { id: 'p', highlights: [line('a'), line('a'), line('again1')], x: { id: 'p' } },
        { id: 'p' },
      ],
    };
    const document = open(raw);
    expect(document.projects.map(({ id }) => id)).toEqual(['p', 'again3']);
    expect(document.projects[0]?.highlights?.map(({ id }) => id)).toEqual(['a', 'again2', 'again1']);
    expect(document.projects[0]?.x).toEqual({ id: 'p' });
    expect(document.meta.x).toEqual({ id: 'a' });
    expect(open(raw)).toEqual(document);
    expect(open(document)).toEqual(document);
  });

  it.each([null, 1, 'text', [], undefined])('rejects %p', (raw) => {
    expect(readDocument(raw)).toEqual({ ok: false, reason: 'notADocument' });
  });
});

describe('migrate', () => {
  it('has one step per version', () => {
    expect(MIGRATIONS).toHaveLength(DOCUMENT_VERSION);
  });

  it('runs the remaining steps in order', () => {
    const steps = ['a', 'b', 'c'].map((name) => (older: Record<string, unknown>) => ({
      ...older,
      ran: [...((older['ran'] as string[] | undefined) ?? []), name],
    }));
    expect(migrate({ meta: { docVersion: 1 } }, steps)['ran']).toEqual(['b', 'c']);
    expect(migrate({}, steps)['ran']).toEqual(['a', 'b', 'c']);
  });
});
