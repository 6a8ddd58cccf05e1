import { pageQuery } from '@qicheng/contract/browser/page-query';
import type { CampaignService, CampaignState } from '@qicheng/core/campaign';
import type { InvitationService } from '@qicheng/core/invitation';
import { formatChinaMoment, formatChinaPaddedDay } from '@qicheng/core/platform';
import { html } from '#src/kit/page/html.js';
import { operatorPages } from '#src/kit/page/operator-pages.js';
import type { Viewer } from '#src/kit/page/page-shell.js';
import { type Column, table, wrapped } from '#src/kit/page/table.js';
import { rowAct } from '../act.page.js';
import type { ActPage, OperatorAct } from '../operator-act.js';

const path = operatorPages.campaigns;
type Gift = Awaited<ReturnType<CampaignService['list']>>[number];
type Code = Awaited<ReturnType<InvitationService['list']>>[number];

const DAY_MS = 86_400_000;
const STATES: Record<CampaignState, string> = {
  planned: '未开始',
  open: '进行中',
  ended: '已结束',
  disabled: '已停止',
};
const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** Links that give AI counts, and inviter codes. */
export function campaignPage(campaigns: CampaignService, invitations: InvitationService): ActPage {
  return {
    path,
    title: '活动与邀请',
    lead: '赠送 AI 次数的活动链接，和邀请人的分享码。每一次操作都会记录。',
    task: 'runCampaigns',
    acts: campaignActs(campaigns, invitations),
    content: async (viewer) => {
      const [gifts, codes] = await Promise.all([campaigns.list(), invitations.list()]);
      return html`<section class="sheet">
          <h2>活动</h2>
          ${gifts.length === 0 ? html`<p>还没有活动。</p>` : table(giftColumns(viewer), gifts)}
        </section>
        <section class="sheet">
          <h2>分享码</h2>
          ${codes.length === 0 ? html`<p>还没有分享码。</p>` : table(codeColumns, codes)}
        </section>`;
    },
  };
}

const campaignActs = (campaigns: CampaignService, invitations: InvitationService): OperatorAct[] => [
  {
    name: 'create',
    isKeyed: true,
    label: '建立活动',
    done: '活动已建立，链接在列表里。',
    fields: [
      { name: 'name', label: '名称', isRequired: true, maxLength: 50 },
      { name: 'school', label: '学校', maxLength: 100, hint: '显示给参加的人' },
      { name: 'count', label: '每人次数', isRequired: true, range: [1, 1000] },
      { name: 'first', label: '第一天', isRequired: true, isDay: true },
      { name: 'last', label: '最后一天', isRequired: true, isDay: true },
    ],
    run: async (actor, value, formKey) => {
      await campaigns.create({
        actor,
        formKey,
        name: value('name'),
        schoolName: value('school'),
        amount: Number(value('count')),
        startsAt: startOf(value('first')),
        endsAt: new Date(startOf(value('last')).getTime() + DAY_MS),
      });
    },
  },
  {
    name: 'disable',
    label: '停止活动',
    done: '活动已停止，链接不再有效。',
    isOfRow: true,
    fields: [{ name: 'id', label: '编号', isRequired: true }],
    warning: () => '链接立即失效，不能恢复。已领取的次数不变。',
    run: (actor, value) => campaigns.disable(actor, value('id')),
  },
  {
    name: 'invite',
    isKeyed: true,
    label: '建立分享码',
    done: '分享码已建立，链接在列表里。',
    fields: [
      { name: 'inviter', label: '邀请编号', isRequired: true, maxLength: 100 },
      { name: 'days', label: '几天内有效', range: [1, 3650], hint: '不填则长期有效' },
      { name: 'note', label: '备注' },
    ],
    run: async (actor, value, formKey) => {
      const days = value('days') === '' ? null : Number(value('days'));
      await invitations.create({ actor, formKey, inviteId: value('inviter'), note: value('note'), days });
    },
  },
];

const giftColumns = (viewer: Viewer): Column<Gift>[] => [
  { name: '活动', of: (row) => row.name, look: wrapped },
  { name: '学校', of: (row) => row.schoolName, look: wrapped },
  { name: '次数', of: (row) => row.amount },
  { name: '状态', of: (row) => STATES[row.state] },
  {
    name: '时间',
    of: ({ code, startsAt, endsAt }) =>
      code === null
        ? '不限'
        : `${formatChinaPaddedDay(startsAt)} 至 ${formatChinaPaddedDay(new Date(endsAt.getTime() - 1))}`,
  },
  { name: '参加', of: (row) => row.members },
  { name: '领取', of: (row) => row.claims },
  {
    name: '链接',
    of: ({ code }) => code !== null && `/index/index?${pageQuery.schoolCampaign}=${code}`,
    look: wrapped,
  },
  {
    name: '',
    of: ({ id, code, state }) =>
      code !== null &&
      (state === 'open' || state === 'planned') &&
      rowAct(viewer, path, { act: 'disable', label: '停止…', values: { id } }),
  },
];

const codeColumns: readonly Column<Code>[] = [
  { name: '分享码', of: (row) => row.code },
  { name: '邀请编号', of: (row) => row.inviteId, look: wrapped },
  { name: '访问', of: (row) => row.scans },
  { name: '注册', of: (row) => row.registrations },
  {
    name: '提示',
    of: (row) => row.isSuspicious && `可疑：同一地址注册 ${row.mostFromOneAddress} 个`,
    look: (row) => (row.isSuspicious ? 'bad' : ''),
  },
  {
    name: '有效至',
    of: ({ expiresAt }) => (expiresAt === null ? '长期' : formatChinaMoment(expiresAt)),
  },
  { name: '备注', of: (row) => row.note, look: wrapped },
  {
    name: '链接',
    of: ({ code }) => `/index/index?${pageQuery.campaignCode}=${code}`,
    look: wrapped,
  },
];
