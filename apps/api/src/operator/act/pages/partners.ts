import {
  type PartnerFeatureService,
  type PartnerService,
  type PartnerServiceKind,
  partnerServiceKinds,
} from '@qicheng/core/partner';
import { type Html, html } from '#src/kit/page/html.js';
import { operatorPages } from '#src/kit/page/operator-pages.js';
import { timeOf, type Viewer } from '#src/kit/page/page-shell.js';
import { table, wrapped } from '#src/kit/page/table.js';
import { rowAct } from '../act.page.js';
import type { ActField, ActPage, OperatorAct } from '../operator-act.js';

const path = operatorPages.partners;

type Partner = Awaited<ReturnType<PartnerService['list']>>[number];
type Feature = Awaited<ReturnType<PartnerFeatureService['list']>>[number];
const KINDS: Record<PartnerServiceKind, string> = { employment: '就业平台', campusNet: '校园就业网' };
const kind: ActField = {
  name: 'kind',
  label: '用途',
  isRequired: true,
  choices: new Map(partnerServiceKinds.map((each) => [each, KINDS[each]])),
};

/** Partner sites that sign their members in here, receive résumés or offer jobs. Only the CLI prints keys. */
export function partnerPage(partners: PartnerService, features: PartnerFeatureService): ActPage {
  return {
    path,
    title: '合作网站',
    lead: '登记与更换密钥由命令行完成（partner add、partner rotate-key），密钥不经过浏览器。',
    task: 'managePartners',
    acts: partnerActs(partners, features),
    content: async (viewer) =>
      html`${siteTable(viewer, await partners.list())} ${featureTable(viewer, await features.list())}`,
  };
}

const partnerActs = (partners: PartnerService, features: PartnerFeatureService): OperatorAct[] => [
  {
    name: 'disable',
    label: '停用合作网站',
    done: '已停用；已有的账号和登录不受影响。',
    isOfRow: true,
    fields: [{ name: 'code', label: '代码', isRequired: true, maxLength: 30 }],
    warning: (value) => `不再接受 ${value('code')} 的登录凭证，也不再返回到它的网站。`,
    run: (actor, value) => partners.disable({ actor, code: value('code') }),
  },
  {
    name: 'connect',
    label: '接入用途',
    done: '已接入。',
    fields: [
      { name: 'code', label: '代码', isRequired: true, maxLength: 30 },
      kind,
      { name: 'resumeUrl', label: '接收简历的地址', hint: '在它登记的域名下' },
      { name: 'jobsUrl', label: '提供职位的地址', hint: '在它登记的域名下' },
    ],
    warning: (value) => `${KINDS[value('kind') as PartnerServiceKind]}改由 ${value('code')} 承担。`,
    run: async (actor, value) => {
      await features.connect({
        actor,
        partnerCode: value('code'),
        kind: value('kind') as PartnerServiceKind,
        resumeUrl: value('resumeUrl'),
        jobsUrl: value('jobsUrl'),
      });
    },
  },
  {
    name: 'disconnect',
    label: '断开用途',
    done: '已断开。',
    isOfRow: true,
    fields: [kind],
    warning: (value) =>
      `不再向${KINDS[value('kind') as PartnerServiceKind]}发送简历，也不再取职位；等待发送的随之作废。`,
    run: async (actor, value) => {
      await features.disconnect({ actor, kind: value('kind') as PartnerServiceKind });
    },
  },
];

const siteTable = (viewer: Viewer, sites: readonly Partner[]): Html =>
  html`<section class="sheet">
    <h2>网站</h2>
    ${
      sites.length === 0
        ? html`<p>还没有合作网站。</p>`
        : table<Partner>(
            [
              { name: '名称', of: ({ name }) => name, look: wrapped },
              { name: '代码', of: ({ code }) => code },
              { name: '域名', of: ({ hosts }) => hosts.join('、'), look: wrapped },
              { name: '登记', of: ({ createdAt }) => timeOf(createdAt) },
              { name: '状态', of: ({ disabledAt }) => (disabledAt === null ? '正常' : '已停用') },
              {
                name: '',
                of: ({ code, disabledAt }) =>
                  disabledAt === null &&
                  rowAct(viewer, path, { act: 'disable', label: '停用…', values: { code } }),
              },
            ],
            sites,
          )
    }
  </section>`;

const featureTable = (viewer: Viewer, connected: readonly Feature[]): Html =>
  html`<section class="sheet">
    <h2>用途</h2>
    ${
      connected.length === 0
        ? html`<p>还没有接入。</p>`
        : table<Feature>(
            [
              { name: '用途', of: (row) => KINDS[row.kind] },
              { name: '代码', of: (row) => row.partnerCode },
              { name: '接收简历', of: (row) => row.resumeUrl, look: wrapped },
              { name: '提供职位', of: (row) => row.jobsUrl, look: wrapped },
              {
                name: '',
                of: (row) =>
                  rowAct(viewer, path, {
                    act: 'disconnect',
                    label: '断开…',
                    values: { kind: row.kind },
                  }),
              },
            ],
            connected,
          )
    }
  </section>`;
