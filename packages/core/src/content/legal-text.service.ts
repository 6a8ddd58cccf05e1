import { Injectable } from '@nestjs/common';
import { Clock, Failure } from '../platform/index.js';
import { contentData, type ContentFailure } from './content.js';
import { ContentRepository } from './content.repository.js';
import { htmlOf } from './markdown.js';

/** Legal texts by name: the pages that link to them do not know their ids. */
@Injectable()
export class LegalTextService {
  constructor(
    private readonly entries: ContentRepository,
    private readonly clock: Clock,
  ) {}

  async get(slug: string) {
    const entry = await this.entries.findBySlug('legal', slug, this.clock.now());
    if (entry === null) throw new Failure<ContentFailure>('contentNotFound');
    const { title, summary, body, data, updatedAt } = entry;
    return { title, summary, html: htmlOf(body), version: contentData.legal.parse(data).version, updatedAt };
  }
}
