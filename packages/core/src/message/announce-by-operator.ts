import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../operator/index.js';
import { Failure } from '../platform/index.js';
import type { News, MessageFailure } from './message.js';
import { MessageService } from './message.service.js';

const MAX_TITLE_LENGTH = 60;
const MAX_BODY_LENGTH = 1_000;
const NAME = /^[a-z\d][a-z\d.-]{1,59}$/;
const OWN_PATH = /^\/(?![/\\])\S{0,300}$/;

/** Operators' announcements to all members. Each name is sent once and cannot be withdrawn. */
@Injectable()
export class AnnounceByOperator {
  constructor(
    private readonly messages: MessageService,
    private readonly audit: AuditLogService,
  ) {}

  async run(actor: string, news: Required<News>): Promise<void> {
    const { event, title, body, link } = news;
    const isValid =
      NAME.test(event) &&
      title.trim() !== '' &&
      [...title].length <= MAX_TITLE_LENGTH &&
      [...body].length <= MAX_BODY_LENGTH &&
      (link === '' || OWN_PATH.test(link));
    if (!isValid) throw new Failure<MessageFailure>('announcementInvalid');
    await this.audit.record(actor, 'message.announce', event, { title });
    if (!(await this.messages.announce(news))) throw new Failure<MessageFailure>('announcementTold');
  }
}
