import type { OperatorService, OperatorSummary } from '@qicheng/core/operator';
import { type Html, html } from '#src/kit/page/html.js';
import { operatorPages } from '#src/kit/page/operator-pages.js';
import { ROLE_NAMES, timeOf, type Viewer } from '#src/kit/page/page-shell.js';
import { type Column, table } from '#src/kit/page/table.js';
import { rowAct } from '../act.page.js';
import type { ActField, ActPage, OperatorAct } from '../operator-act.js';
import { ActRefusalError } from '../submit-act.js';

const path = operatorPages.operators;
const named: ActField = { name: 'name', label: '名称', isRequired: true, maxLength: 30 };
const roleName = (role: string): string => new Map(Object.entries(ROLE_NAMES)).get(role) ?? role;

/** Operator accounts. Passwords are generated, never typed, and shown once. */
export function accountPage(operators: OperatorService): ActPage {
  return {
    path,
    title: '运营账号',
    lead: '密码由系统生成，只显示一次。',
    task: 'manageOperators',
    acts: accountActs(operators),
    content: async (viewer) => accountTable(viewer, await operators.list()),
  };
}

const secret = (password: string | null) =>
  password === null ? {} : { secret: { label: '密码', value: password } };

const accountActs = (operators: OperatorService): OperatorAct[] => [
  {
    name: 'add',
    label: '建立运营账号',
    done: '运营账号已建立。',
    fields: [
      named,
      { name: 'role', label: '角色', isRequired: true, choices: new Map(Object.entries(ROLE_NAMES)) },
    ],
    run: async (actor, value) => {
      const { password } = await operators.add({ actor, name: value('name'), role: value('role') });
      return secret(password);
    },
  },
  {
    name: 'disable',
    label: '停用运营账号',
    done: '已停用，其登录已全部结束。',
    isOfRow: true,
    fields: [named],
    warning: (value) => `${value('name')} 不能再登录，正在进行的登录立即结束。不能恢复。`,
    run: (actor, value) => {
      if (actor === `operator:${value('name')}`) throw new ActRefusalError('不能停用自己的账号');
      return operators.disable({ actor, name: value('name') });
    },
  },
  {
    name: 'reset',
    label: '重设密码',
    done: '密码已重设，其登录已全部结束。',
    isOfRow: true,
    fields: [named],
    warning: (value) => `${value('name')} 原来的密码失效，正在进行的登录立即结束。`,
    run: async (actor, value) => {
      if (actor === `operator:${value('name')}`)
        throw new ActRefusalError('不能在这里重设自己的密码，请另一位负责人来做');
      return secret((await operators.resetPassword({ actor, name: value('name') })).password);
    },
  },
];

function accountTable(viewer: Viewer, list: readonly OperatorSummary[]): Html {
  const columns: Column<OperatorSummary>[] = [
    { name: '名称', of: ({ name }) => name },
    { name: '角色', of: ({ role }) => roleName(role) },
    { name: '建立', of: ({ createdAt }) => timeOf(createdAt) },
    { name: '状态', of: ({ disabledAt }) => (disabledAt === null ? '正常' : '已停用') },
    {
      name: '',
      of: ({ name, disabledAt }) =>
        disabledAt === null &&
        name !== viewer.operator.name && [
          rowAct(viewer, path, { act: 'reset', label: '重设密码…', values: { name } }),
          rowAct(viewer, path, { act: 'disable', label: '停用…', values: { name } }),
        ],
    },
  ];
  return html`<section class="sheet">${table(columns, list)}</section>`;
}
