import { randomUUID } from 'node:crypto';
import { ApiFailure } from '@qicheng/contract/kit/api-failure';
import type { Call } from '@qicheng/contract/kit/client';
import {
  deleteVersion,
  latestOfResume,
  listVersions,
  nameVersion,
  readVersion,
  restoreVersion,
} from '@qicheng/contract/resume-version/index';
import { editableResume, getResume, saveResume } from '@qicheng/contract/resume/index';
import { emptyDocument } from '@qicheng/resume/defaults';
import type { ResumeDocument } from '@qicheng/resume/document';
import { generateResume } from '@qicheng/resume/generate';
import { editResume } from '@qicheng/resume/generate/edits';
import { mergeDocuments } from '@qicheng/resume/merge';
import { z } from 'zod';
import { startApi, type TestApi } from '../../test/harness.js';
import { openAccount } from '../../test/visitor.js';

let api: TestApi;
let call: Call;
let token: string;
beforeAll(async () => {
  api = await startApi();
  ({ call, token } = await openAccount(api, '13800000161'));
});
afterAll(() => api.stop());

const draft = (document: ResumeDocument) => ({
  title: '简历',
  templateCode: document.meta.templateCode,
  language: document.meta.lang,
  document: { ...document },
});
const create = async (document: ResumeDocument = emptyDocument()) =>
  (await call(saveResume, draft(document), { encoding: 'form' })).id;
const named = (name: string): ResumeDocument => ({ ...emptyDocument(), basics: { name: { zh: name } } });

/** Simulates a browser's editor: saves on the version it knows, merges conflicts, saves again. */
class Device {
  private readonly writer = randomUUID();
  private base = emptyDocument();
  private version = 0;
  document = emptyDocument();
  /** Texts that lost a conflict: the editor asks about them and keeps them locally. */
  readonly unresolved: string[] = [];

  constructor(
    private readonly id: string,
    private readonly call: Call,
  ) {}

  async open(): Promise<void> {
    const { document, version } = await this.call(getResume, { id: this.id });
    this.know(document as unknown as ResumeDocument, version);
    this.document = this.base;
  }

  /** Retries until saved; occasionally sends the same key twice, as after a lost response. */
  async save(sendsTwice = false): Promise<void> {
    for (;;) {
      const request = {
        ...draft(this.document),
        id: this.id,
        version: this.version,
        requestKey: randomUUID(),
        writer: this.writer,
      };
      try {
        const { version } = await this.call(saveResume, request, { encoding: 'form' });
        if (sendsTwice)
          expect((await this.call(saveResume, request, { encoding: 'form' })).version).toBe(version);
        return this.know(this.document, version);
      } catch (failure) {
        this.resolve(failure);
      }
    }
  }

  private resolve(failure: unknown): void {
    if (!(failure instanceof ApiFailure) || failure.status !== 409) throw failure;
    const server = z.decode(editableResume, failure.data as z.input<typeof editableResume>);
    const theirs = server.document as unknown as ResumeDocument;
    const { document, conflicts } = mergeDocuments(this.base, this.document, theirs);
    this.unresolved.push(JSON.stringify(conflicts));
    this.document = document;
    this.know(theirs, server.version);
  }

  private know(document: ResumeDocument, version: number): void {
    this.base = document;
    this.version = version;
  }
}

const MARK = /m\d+t0/g;
const marksIn = (value: unknown): string[] => JSON.stringify(value).match(MARK) ?? [];

describe('R16: two tabs or devices editing one résumé', () => {
  const EDITS = 40;

  it('lose nothing silently: every text is kept, asked about, or removed by a user who saw it', async () => {
    const id = await create(generateResume(7, 'mixed'));
    const devices = [new Device(id, call), new Device(id, call)];
    await Promise.all(devices.map((device) => device.open()));
    const written = new Set<string>();
    const takenOut = new Set<string>();
    await Promise.all(
      devices.map(async (device, place) => {
        for (let turn = 0; turn < EDITS; turn += 1) {
          const before = device.document;
          device.document = editResume(before, 1 + place + 2 * turn);
          const after = new Set(marksIn(device.document));
          for (const mark of marksIn(before)) if (!after.has(mark)) takenOut.add(mark);
          for (const mark of after) written.add(mark);
          await device.save(turn % 9 === 0);
        }
      }),
    );
    const { document, version } = await call(getResume, { id });
    const found = new Set([
      ...marksIn(document),
      ...devices.flatMap(({ unresolved }) => unresolved.flatMap(marksIn)),
    ]);
    const lost = [...written].filter((mark) => !found.has(mark) && !takenOut.has(mark));
    expect(lost).toEqual([]);
    expect(written.size).toBeGreaterThan(EDITS / 2);
    expect(version).toBe(1 + 2 * EDITS);
  });

  it('keep replaced text of the other editor in the history, at least the last 20', async () => {
    const id = await create(named('0'));
    for (let turn = 1; turn <= 30; turn += 1) {
      const writer = randomUUID();
      await call(saveResume, { ...draft(named(String(turn))), id, version: turn, writer });
    }
    const { list, latest } = await call(listVersions, { id });
    expect(latest.version).toBe(31);
    expect(list.length).toBeGreaterThanOrEqual(20);
    const { document } = await call(readVersion, { id, versionId: list[0]!.id });
    expect(document).toMatchObject({ basics: { name: { zh: '29' } } });
  });

  it('get 409 and the server’s copy for a stale save, which leaves no trace', async () => {
    const id = await create();
    await call(saveResume, { ...draft(named('甲')), id, version: 1 });
    await expect(call(saveResume, { ...draft(named('乙')), id, version: 1 })).rejects.toMatchObject({
      status: 409,
      data: { id, version: 2 },
    });
    expect((await call(listVersions, { id })).list.map(({ version }) => version)).toEqual([1]);
  });
});

describe('R17: edits made offline and saved later', () => {
  it('are merged with earlier saves, even if sent twice with one key', async () => {
    const id = await create(generateResume(3, 'long'));
    const [online, offline] = [new Device(id, call), new Device(id, call)];
    await Promise.all([online.open(), offline.open()]);
    offline.document = {
      ...offline.document,
      basics: { ...offline.document.basics, wechat: 'offline-m1t0' },
    };
    for (let turn = 0; turn < 5; turn += 1) {
      online.document = {
        ...online.document,
        basics: { ...online.document.basics, qq: String(10000 + turn) },
      };
      await online.save();
    }
    await offline.save(true);
    const { document, version } = await call(getResume, { id });
    expect(document).toMatchObject({ basics: { wechat: 'offline-m1t0', qq: '10004' } });
    expect([version, offline.unresolved.join()]).toEqual([7, '[]']);
  });
});

describe('the version history', () => {
  it('is listed, read, named, restored and deleted with wire names', async () => {
    const id = await create(named('一'));
    await call(saveResume, { ...draft(named('二')), id, version: 1 });
    const answer = await api.post('/api/resume/versions', { id }, { token });
    expect(answer).toMatchObject({ status: 200, code: 1, data: { latest: { version: 2 } } });
    const { list } = await call(listVersions, { id });
    const versionId = list[0]!.id;
    expect(await call(nameVersion, { id, versionId, name: ' 投递版 ' })).toMatchObject({ name: '投递版' });
    const restored = await call(restoreVersion, { id, versionId, version: 2, requestKey: randomUUID() });
    expect(restored).toMatchObject({ id, version: 3, document: { basics: { name: { zh: '一' } } } });
    expect((await call(listVersions, { id })).list).toMatchObject([
      { version: 2, reason: 'restore' },
      { version: 1, name: '投递版' },
    ]);
    expect(await call(latestOfResume, { id })).toMatchObject({ version: 3 });
    await call(deleteVersion, { id, versionId });
    await expect(call(readVersion, { id, versionId })).rejects.toMatchObject({
      status: 404,
      message: '这个历史版本不存在或已被清理',
    });
  });

  it('409: rejects restoring over an unseen version', async () => {
    const id = await create(named('一'));
    await call(saveResume, { ...draft(named('二')), id, version: 1 });
    const { list } = await call(listVersions, { id });
    const body = { id, versionId: list[0]!.id, version: 1 };
    const answer = await api.post('/api/resume/versions/restore', body, { token });
    expect(answer).toMatchObject({ status: 409, code: 0, data: { version: 2 } });
  });

  it('400: rejects an impossible version', async () => {
    const id = await create(named('一'));
    await call(saveResume, { ...draft(named('二')), id, version: 1 });
    const { list } = await call(listVersions, { id });
    const body = { id, versionId: list[0]!.id, version: 2 ** 31 };
    const answer = await api.post('/api/resume/versions/restore', body, { token });
    expect(answer).toMatchObject({ status: 400, code: 0, msg: '版本号不正确' });
  });

  it('404: responds to other users as for a missing résumé', async () => {
    const id = await create(named('一'));
    await call(saveResume, { ...draft(named('二')), id, version: 1 });
    const versionId = (await call(listVersions, { id })).list[0]!.id;
    const { call: other } = await openAccount(api, '13800000162');
    const own = await other(saveResume, draft(emptyDocument()), { encoding: 'form' });
    const notFound = { status: 404 };
    await expect(other(listVersions, { id })).rejects.toMatchObject(notFound);
    await expect(other(latestOfResume, { id })).rejects.toMatchObject(notFound);
    for (const each of [id, own.id]) {
      await expect(other(readVersion, { id: each, versionId })).rejects.toMatchObject(notFound);
      await expect(other(nameVersion, { id: each, versionId, name: 'x' })).rejects.toMatchObject(notFound);
      await expect(other(restoreVersion, { id: each, versionId, version: 2 })).rejects.toMatchObject(
        notFound,
      );
    }
    await expect(other(deleteVersion, { id, versionId })).rejects.toMatchObject(notFound);
    await other(deleteVersion, { id: own.id, versionId });
    expect((await call(listVersions, { id })).list).toHaveLength(1);
  });
});
