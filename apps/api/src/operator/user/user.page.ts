import { Injectable } from '@nestjs/common';
import { ReadAiCount, AiCountService, GrantByOperator } from '@qicheng/core/ai-count';
import { MembershipService } from '@qicheng/core/membership';
import { UserDirectoryService } from '@qicheng/core/operator';
import { type Order, OrderService, orderLabels } from '@qicheng/core/order';
import { formatChinaMoment } from '@qicheng/core/platform';
import { countSourceLabel } from '../../ai-count/count-labels.js';
import { type Html, html } from '../../kit/page/html.js';
import { operatorPages } from '../../kit/page/operator-pages.js';
import { timeOf, type Viewer } from '../../kit/page/page-shell.js';
import { table } from '../../kit/page/table.js';
import type { ActPage } from '../act/operator-act.js';
import { orderPath, yuan } from '../order/order-format.js';
import { shortId, userPath } from '../short-id.js';

type Movement = Awaited<ReturnType<AiCountService['entries']>>['list'][number];

const RECENT = { page: 1, limit: 10 };
const MAX_GRANTED = 10_000;
const KINDS = { grant: '获得', reserve: '扣除', settle: '已完成', refund: '退回' } as const;

/** One account: data that support needs, and a gift of AI counts. */
@Injectable()
export class OperatorUserPage {
  constructor(
    private readonly users: UserDirectoryService,
    private readonly membership: MembershipService,
    private readonly readCount: ReadAiCount,
    private readonly counts: AiCountService,
    private readonly orders: OrderService,
    private readonly grant: GrantByOperator,
  ) {}

  of(id: string): ActPage {
    return {
      path: userPath(id),
      title: '账号',
      lead: '手机号隐藏中间四位。每次查看都会记录。',
      task: 'readUsers',
      acts: [
        {
          name: 'grant',
          isKeyed: true,
          label: '增加 AI 次数',
          done: '次数已增加。',
          fields: [
            { name: 'amount', label: '次数', isRequired: true, range: [1, MAX_GRANTED] },
            { name: 'reason', label: '原因', isRequired: true, hint: '写入操作记录，不要写个人信息' },
          ],
          warning: (value) => `给这个账号增加 ${value('amount')} 次。`,
          run: async (actor, value, formKey) => {
            const amount = Number(value('amount'));
            await this.grant.run({ actor, idOrPhone: id, amount, reason: value('reason'), formKey });
          },
        },
      ],
      content: (viewer) => this.content(viewer, id),
    };
  }

  private async content({ operator }: Viewer, id: string) {
    const user = await this.users.get(`operator:${operator.name}`, id);
    const [membership, counts, entries, orders] = await Promise.all([
      this.membership.of(user.id),
      this.readCount.run(user.id),
      this.counts.entries(user.id, RECENT),
      this.orders.listOwn(user.id, RECENT),
    ]);
    const facts = [
      ['名称', user.username],
      ['编号', shortId(user.id)],
      ['手机号', user.maskedPhone || '没有'],
      ['状态', user.isDisabled ? '已停用' : user.isClosing ? '等待注销' : '正常'],
      ['密码', user.hasPassword ? '已设置' : '没有设置'],
      ['登录中的设备', `${user.liveSessions} 台`],
      ['简历', `${user.resumes} 份`],
      [
        '会员',
        membership.endsAt ? `${membership.cardName}，至 ${formatChinaMoment(membership.endsAt)}` : '不是',
      ],
      ['AI 次数', `${counts.count} 次${counts.isUnlimited ? '（当前不计次数）' : ''}`],
      ['注册', timeOf(user.createdAt)],
    ] as const;
    return html`<p><a href="${operatorPages.users}">全部用户</a></p>
      <section class="sheet">
        <dl>
          ${facts.map(
            ([name, value]) =>
              html`<dt>${name}</dt>
                <dd>${value}</dd>`,
          )}
        </dl>
      </section>
      ${movements(entries.list)} ${bought(orders.list)}`;
  }
}

const movements = (list: readonly Movement[]): Html =>
  html`<section class="sheet">
    <h2>次数变动</h2>
    ${
      list.length === 0
        ? html`<p>没有变动。</p>`
        : table<Movement>(
            [
              { name: '时间', of: ({ createdAt }) => timeOf(createdAt) },
              { name: '来源', of: ({ source }) => countSourceLabel(source) },
              { name: '类型', of: ({ kind }) => KINDS[kind] },
              { name: '次数', of: ({ amount }) => amount },
              { name: '余额', of: ({ balanceAfter }) => balanceAfter },
            ],
            list,
          )
    }
  </section>`;

const bought = (list: readonly Order[]): Html =>
  html`<section class="sheet">
    <h2>订单</h2>
    ${
      list.length === 0
        ? html`<p>没有订单。</p>`
        : table<Order>(
            [
              { name: '下单', of: ({ createdAt }) => timeOf(createdAt) },
              {
                name: '订单号',
                of: ({ number }) => html`<a href="${orderPath(number)}">${number}</a>`,
              },
              { name: '商品', of: ({ name }) => name },
              { name: '金额', of: ({ amountFen }) => yuan(amountFen) },
              { name: '状态', of: (row) => orderLabels.status[row.status] },
            ],
            list,
          )
    }
  </section>`;
