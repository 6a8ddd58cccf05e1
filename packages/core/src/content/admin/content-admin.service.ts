import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../operator/index.js';
import { Clock, Failure, type Paging } from '../../platform/index.js';
import type { ContentKind, ContentFailure } from '../content.js';
import { readContentFields } from '../files/content-file.js';
import { htmlOf } from '../markdown.js';
import {
  ContentAdminRepository,
  type ContentAdminRow,
  type StoredEntry,
} from './content-admin.repository.js';

export interface ContentSave {
  actor: string;
  kind: ContentKind;
  slug: string;
  /** Front matter, by the names of docs/CONTENT.md. */
  fields: Record<string, unknown>;
  body: string;
  /** When the editor's copy was last changed; null for a new entry. */
  seen: Date | null;
}

export type ContentSaveOutcome =
  | { saved: true }
  | { saved: false; why: 'wrong'; field: string; reason: string }
  | { saved: false; why: 'changed' | 'taken' };

/** Content editing for operators: every write is audited, and nobody overwrites changes they have not seen. */
@Injectable()
export class ContentAdminService {
  constructor(
    private readonly entries: ContentAdminRepository,
    private readonly audit: AuditLogService,
    private readonly clock: Clock,
  ) {}

  list(
    kind: ContentKind,
    keyword: string,
    paging: Paging,
  ): Promise<{ list: ContentAdminRow[]; total: number }> {
    return this.entries.page(kind, keyword.trim(), paging);
  }

  /** An entry, published or draft. */
  async open(kind: ContentKind, slug: string): Promise<StoredEntry> {
    const entry = await this.entries.find(kind, slug);
    if (entry === null) throw new Failure<ContentFailure>('contentNotFound');
    return entry;
  }

  /** Writes the entry, or returns why it cannot be written. */
  async save({ actor, seen, ...entry }: ContentSave): Promise<ContentSaveOutcome> {
    const reading = readContentFields(entry);
    if (!reading.ok) return { saved: false, why: 'wrong', field: reading.field, reason: reading.reason };
    await this.audit.record(actor, 'content.save', `${entry.kind}/${entry.slug}`);
    if (await this.entries.write(reading.draft, seen, this.clock.now())) return { saved: true };
    return { saved: false, why: seen === null ? 'taken' : 'changed' };
  }

  /** Deletes an entry with its counters and members' progress in it. */
  async remove(actor: string, kind: ContentKind, slug: string): Promise<void> {
    await this.open(kind, slug);
    await this.audit.record(actor, 'content.remove', `${kind}/${slug}`);
    await this.entries.remove(kind, slug);
  }

  /** A text as readers see it. */
  preview(body: string): string {
    return htmlOf(body);
  }
}
