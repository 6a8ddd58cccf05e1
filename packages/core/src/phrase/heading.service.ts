import { Injectable } from '@nestjs/common';
import { findSection } from '@qicheng/resume/sections';
import { cut, type Paging } from '../platform/index.js';
import { HEADINGS } from './content/headings-list.js';
import type { Heading } from './word.js';

/** Section headings and their alternatives. */
@Injectable()
export class HeadingService {
  /** One per section, in one language. */
  list({ language, ...paging }: { language: 'zh' | 'en' } & Paging): { list: Heading[]; total: number } {
    const headings = HEADINGS.map(({ section, alternatives, hint }) => ({
      section,
      title: findSection(section)?.title[language] ?? section,
      alternatives: [...alternatives[language]],
      hint,
    }));
    return cut(headings, paging);
  }
}
