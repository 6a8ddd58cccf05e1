import { Injectable } from '@nestjs/common';
import { chinaDay, Clock } from '../platform/index.js';
import { HttpFailureService } from './http-failure.service.js';

export type PageFailureKind = 'missingFile' | 'crash';

const WORDS: Readonly<Record<PageFailureKind, string>> = {
  missingFile: '有文件没有加载',
  crash: '有一部分出错',
};

/** The root, or one or two segments, which covers every page of the site. */
const PAGE = /^(\/|(\/[\w-]{1,30}){1,2})$/;
/** Anyone may report: beyond this many pages a day, further ones are counted together. */
const MAX_PAGES = 60;
const OTHER = '其他网页';

/** Page failures in browsers, counted together with failed requests. */
@Injectable()
export class PageFailureService {
  private readonly pages = new Set<string>();
  private day = '';

  constructor(
    private readonly failures: HttpFailureService,
    private readonly clock: Clock,
  ) {}

  record({ page, kind }: { page: string; kind: PageFailureKind }, requestId: string): void {
    this.failures.record(`网页 ${this.nameOf(page)}：${WORDS[kind]}`, requestId);
  }

  private nameOf(page: string): string {
    const today = chinaDay(this.clock.now());
    if (this.day !== today) this.pages.clear();
    this.day = today;
    if (!PAGE.test(page)) return OTHER;
    if (this.pages.size >= MAX_PAGES && !this.pages.has(page)) return OTHER;
    this.pages.add(page);
    return page;
  }
}
