import type { AnnounceByOperator } from '@qicheng/core/message';
import { html } from '#src/kit/page/html.js';
import { operatorPages } from '#src/kit/page/operator-pages.js';
import type { ActPage } from '../operator-act.js';

/** Announcements to all members. */
export function announcementPage(announce: AnnounceByOperator): ActPage {
  return {
    path: operatorPages.announcements,
    title: '系统消息',
    lead: '发给所有会员，不能撤回。',
    task: 'announce',
    acts: [
      {
        name: 'announce',
        label: '发布系统消息',
        done: '已发布。',
        fields: [
          {
            name: 'event',
            label: '名称',
            isRequired: true,
            maxLength: 60,
            hint: '同名只发一次，例如 2026-11-maintenance',
          },
          { name: 'title', label: '标题', isRequired: true, maxLength: 60 },
          { name: 'link', label: '链接', hint: '站内页面，例如 /index/help' },
          { name: 'body', label: '正文', maxLength: 1000, isLong: true },
        ],
        warning: (value) => `“${value('title')}”会发给所有会员，不能撤回。${value('body')}`,
        run: (actor, value) =>
          announce.run(actor, {
            event: value('event'),
            title: value('title'),
            body: value('body'),
            link: value('link'),
          }),
      },
    ],
    content: () => Promise.resolve(html``),
  };
}
