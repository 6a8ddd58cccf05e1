import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { PersonalDataService, declaredTables } from '../../personal-data/index.js';
import { type StoredFile, StoredFileService } from '../../upload/index.js';

/** The guide at the top of an archive: its contents, table by table, and how to read it. */
function archiveReadme(counts: Readonly<Record<string, number>>, now: Date): string {
  const lines = declaredTables
    .filter(({ table }) => counts[table] !== undefined)
    .map(({ table, why }) => `  data/${table}.json  ${titleOf(why)}，${counts[table]} 条`);
  return [
    '启程 · 我的全部数据',
    '',
    `导出时间：${now.toISOString()}（协调世界时）`,
    '',
    '本压缩包包含启程保存的与您账号有关的全部数据：',
    ...lines,
    '  resumes/  每份简历的完整内容（JSON）',
    '  files/  您上传的文件和 24 小时内生成的文件',
    '',
    '说明：',
    '  · 所有文本均为 UTF-8 编码；JSON 文件可用任何文本编辑器打开，也可导入其他系统。',
    '  · 手机号、邮箱等加密保存的内容已解密；密码等只保存不可还原的摘要，不在其中。',
    '  · 本文件含有个人信息，请妥善保管，不要转发给他人。',
    '',
  ].join('\n');
}

const titleOf = (why: string) => /^[^:：]+/.exec(why)?.[0] ?? why;

// A single missing file must not block the whole export.
const LOST = Buffer.from('这个文件的内容已不可用。\n');

interface OpenArchive {
  zip: ZipFile;
  userId: string;
  now: Date;
  breakOff: (error: unknown) => void;
}

/** Collects all data of a person into one ZIP: tables as JSON, résumés, files, a guide. */
@Injectable()
export class WriteArchive {
  constructor(
    private readonly personalData: PersonalDataService,
    private readonly files: StoredFileService,
  ) {}

  /** The archive as a stream; an error while collecting aborts it. */
  run(userId: string, now: Date): Readable {
    const zip = new ZipFile();
    const output = zip.outputStream as Readable;
    const breakOff = (error: unknown) => {
      output.destroy(error instanceof Error ? error : new Error('the archive could not be written'));
    };
    zip.on('error', breakOff);
    this.fill({ zip, userId, now, breakOff }).catch(breakOff);
    return output;
  }

  private async fill(archive: OpenArchive): Promise<void> {
    const { zip, userId, now: mtime } = archive;
    const counts: Record<string, number> = {};
    for await (const { table, rows } of this.personalData.exportTables(userId)) {
      counts[table] = rows.length;
      zip.addBuffer(asJson(rows), `data/${table}.json`, { mtime });
      if (table === 'resume') addResumes(archive, rows);
    }
    for (const file of await this.files.listAll(userId)) this.addFile(archive, file);
    zip.addBuffer(Buffer.from(archiveReadme(counts, mtime)), 'README.txt', { mtime });
    zip.end();
  }

  // Opened only when written, because hundreds of files would need many handles. Photos and PDFs do not
  // compress.
  private addFile({ zip, now: mtime, breakOff }: OpenArchive, file: StoredFile): void {
    const name = `files/${file.id.slice(0, 8)}-${safePart(file.name)}`;
    zip.addReadStreamLazy(name, { mtime, compress: false }, (callback) => {
      this.files.open(file).then((content) => callback(null, content ?? Readable.from([LOST])), breakOff);
    });
  }
}

function addResumes({ zip, now: mtime }: OpenArchive, rows: readonly Record<string, unknown>[]): void {
  for (const { id, title, document } of rows) {
    zip.addBuffer(asJson(document), `resumes/${String(id).slice(0, 8)}-${safePart(title)}.json`, { mtime });
  }
}

const asJson = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

// User-supplied names; a ZIP entry must stay inside its folder on every system.
function safePart(name: unknown): string {
  const cleaned = String(name)
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, '_')
    .replace(/^\.+/, '_')
    .trim();
  return [...cleaned].slice(0, 60).join('') || '未命名';
}
