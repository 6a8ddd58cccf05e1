import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../operator/index.js';
import { Clock } from '../../platform/index.js';
import { contentKinds, type ContentKind } from '../content.js';
import { ContentRepository } from '../content.repository.js';
import { readContentFile, writeContentFile } from './content-file.js';

/** A file below the folder of content: `help/reset-password.md`. */
export interface ContentFile {
  path: string;
  text: string;
}

export interface FileReport {
  path: string;
  outcome: 'added' | 'updated' | 'unchanged' | 'refused' | 'ready';
  /** Why it was refused, as text; empty otherwise. */
  reason: string;
}

const PLACE = /^([a-z]+)\/([^/]+)\.md$/;
const pathOf = ({ kind, slug }: { kind: string; slug: string }): string => `${kind}/${slug}.md`;
const isKind = (name: string): name is ContentKind => (contentKinds as readonly string[]).includes(name);

/** Content import and export as files (docs/CONTENT.md). */
@Injectable()
export class ContentFileService {
  constructor(
    private readonly entries: ContentRepository,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  /** Imports files, all or none: if one is invalid nothing is written. A dry run only returns the result. */
  async importAll(actor: string, files: readonly ContentFile[], dryRun: boolean): Promise<FileReport[]> {
    const read = files.map(({ path, text }) => {
      const [, kind = '', slug = ''] = PLACE.exec(path) ?? [];
      return isKind(kind)
        ? { path, reading: readContentFile(kind, slug, text) }
        : {
            path,
            reading: {
              ok: false as const,
              field: '',
              reason: `放在 ${contentKinds.join('、')} 之一的目录下，以 .md 结尾`,
            },
          };
    });
    if (dryRun || read.some(({ reading }) => !reading.ok))
      return read.map(({ path, reading }) =>
        reading.ok
          ? { path, outcome: 'ready', reason: '' }
          : { path, outcome: 'refused', reason: reading.reason },
      );
    await this.audit.record(actor, 'content.import', String(files.length));
    const now = this.clock.now();
    const reports: FileReport[] = [];
    for (const { path, reading } of read)
      if (reading.ok) reports.push({ path, outcome: await this.entries.put(reading.draft, now), reason: '' });
    return reports;
  }

  /** Adds missing entries; existing ones are never overwritten. Returns the number added. */
  async seed(files: readonly ContentFile[]): Promise<number> {
    const existing = new Set((await this.entries.places()).map(pathOf));
    const missing = files.filter(({ path }) => !existing.has(path));
    const reports = missing.length === 0 ? [] : await this.importAll('seed', missing, false);
    const refused = reports.find(({ outcome }) => outcome === 'refused');
    if (refused) throw new Error(`${refused.path}: ${refused.reason}`);
    return reports.length;
  }

  /** Every stored entry, including drafts. */
  async exportAll(): Promise<ContentFile[]> {
    const entries = await this.entries.all();
    return entries.map((entry) => ({
      path: pathOf(entry),
      text: writeContentFile(entry),
    }));
  }
}
