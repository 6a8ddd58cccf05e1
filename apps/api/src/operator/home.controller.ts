import { Controller, Get, Res } from '@nestjs/common';
import { type SystemReport, SystemStatusService } from '@qicheng/core/operator';
import type { Response } from 'express';
import { OperatorPage, Viewer } from './operator-page.decorator.js';
import { operatorPages } from '../kit/page/operator-pages.js';
import { type Html, html } from '../kit/page/html.js';
import { sendPage } from '../kit/page/send-page.js';

@Controller()
export class OperatorHomeController {
  constructor(private readonly status: SystemStatusService) {}

  @Get(operatorPages.home)
  @OperatorPage()
  async home(@Viewer() viewer: Viewer, @Res() response: Response): Promise<void> {
    const body = overview(await this.status.check());
    sendPage(response, { title: '概况', path: operatorPages.home, viewer, body });
  }
}

const STATES: Record<SystemReport['database' | 'migrations' | 'redis'], string> = {
  ok: '正常',
  unreachable: '连接不上',
  pending: '有迁移没有执行，请运行 pnpm ops migrate',
  unknown: '无法判断',
};

const state = (value: keyof typeof STATES): Html =>
  html`<dd class="${value === 'ok' ? '' : 'bad'}">${STATES[value]}</dd>`;

function overview({ database, migrations, redis, exportsInQueue }: SystemReport): Html {
  return html`<h1>概况</h1>
    <p class="lead">站点背后的服务现在的状态。</p>
    <section class="sheet">
      <dl>
        <dt>数据库</dt>
        ${state(database)}
        <dt>数据库结构</dt>
        ${state(migrations)}
        <dt>Redis</dt>
        ${state(redis)}
        <dt>等待与进行中的导出</dt>
        <dd>${exportsInQueue ?? '无法判断'}</dd>
      </dl>
    </section>
    <p class="hint">
      队列的细节在后台任务进程自己的端口上（WORKER_METRICS_PORT，默认 9465），路径
      /ops/queues，使用同一个运营登录。
    </p>`;
}
