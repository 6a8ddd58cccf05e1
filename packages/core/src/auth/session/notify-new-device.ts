import { Injectable } from '@nestjs/common';
import { MessageService } from '../../message/index.js';
import type { ClientInfo } from '../client-info.js';
import { nameDevice } from './describe-browser.js';
import { SessionService } from './session.service.js';

/** Tells a member that somebody signed in from where no other of their sessions is. */
@Injectable()
export class NotifyNewDevice {
  constructor(
    private readonly sessions: SessionService,
    private readonly messages: MessageService,
  ) {}

  /** After the session was opened. Nobody is told of the only one. */
  async run(userId: string, sessionId: string, { userAgent }: Pick<ClientInfo, 'userAgent'>): Promise<void> {
    const others = (await this.sessions.listOf(userId)).filter(({ id }) => id !== sessionId);
    const device = nameDevice(userAgent);
    if (others.length === 0 || others.some((other) => nameDevice(other.userAgent) === device)) return;
    await this.messages.tell(userId, {
      event: `device:${sessionId}`,
      title: `账号在新设备登录：${device || '未知设备'}`,
      body: '如果不是您本人，请到账号设置退出这台设备，并修改密码。',
      link: '/personal/deta',
    });
  }
}
