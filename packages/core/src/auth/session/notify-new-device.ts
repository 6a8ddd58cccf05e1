import { Injectable } from '@nestjs/common';
import * as bowser from 'bowser';
import { LRUCache } from 'lru-cache';
import { MessageService } from '../../message/index.js';
import type { ClientInfo } from '../client-info.js';
import { SessionService } from './session.service.js';

type Device = 'desktop' | 'mobile' | 'tablet' | 'unknown';
const DEVICES: readonly string[] = ['desktop', 'mobile', 'tablet'];
const isDevice = (name: string | undefined): name is Device => name !== undefined && DEVICES.includes(name);

interface Browser {
  browser: string;
  system: string;
  device: Device;
}

// Every save names its device, and parsing tries some hundred patterns.
const described = new LRUCache<string, Readonly<Browser>>({ max: 1_000 });

/** The browser name for people; empty if unknown. */
export function describeBrowser(userAgent: string): Readonly<Browser> {
  if (userAgent === '') return { browser: '', system: '', device: 'unknown' };
  const known = described.get(userAgent) ?? parsed(userAgent);
  described.set(userAgent, known);
  return known;
}

function parsed(userAgent: string): Browser {
  const { browser, os, platform } = bowser.parse(userAgent);
  return {
    browser: browser.name ?? '',
    system: os.name ?? '',
    device: isDevice(platform.type) ? platform.type : 'unknown',
  };
}

/** Browser and system, as `Chrome · Windows`; empty if unknown. */
export function nameDevice(userAgent: string | undefined): string {
  const { browser, system } = describeBrowser(userAgent ?? '');
  return [browser, system].filter((part) => part !== '').join(' · ');
}

/** Notifies a member of a sign-in from a device that none of their other sessions uses. */
@Injectable()
export class NotifyNewDevice {
  constructor(
    private readonly sessions: SessionService,
    private readonly messages: MessageService,
  ) {}

  /** After the session was opened. The only session triggers no notice. */
  async run(userId: string, sessionId: string, { userAgent }: Pick<ClientInfo, 'userAgent'>): Promise<void> {
    const others = (await this.sessions.listOf(userId)).filter(({ id }) => id !== sessionId);
    const device = nameDevice(userAgent);
    if (others.length === 0 || others.some((other) => nameDevice(other.userAgent) === device)) return;
    await this.messages.notify(userId, {
      event: `device:${sessionId}`,
      title: `账号在新设备登录：${device || '未知设备'}`,
      body: '如果不是您本人，请到账号设置退出这台设备，并修改密码。',
      link: '/personal/deta',
    });
  }
}
