import { Injectable } from '@nestjs/common';
import { Clock, Failure } from '../platform/index.js';
import { contentData, type ContentFailure } from './content.js';
import { ContentRepository } from './content.repository.js';
import { htmlOf } from './markdown.js';

/** The texts that people agree to, by name: they are linked from places that know no number. */
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
