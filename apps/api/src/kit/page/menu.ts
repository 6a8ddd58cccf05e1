import type { OperatorTask } from '@qicheng/core/operator';
import { operatorPages } from './operator-pages.js';

interface MenuEntry {
  path: string;
  label: string;
  task: OperatorTask | null;
}

/** The operators' menu, filtered by permission. */
export const MENU: readonly { name: string; entries: readonly MenuEntry[] }[] = [
  { name: '站点', entries: [{ path: operatorPages.home, label: '概况', task: null }] },
  {
    name: '运行',
    entries: [
      { path: operatorPages.users, label: '用户', task: 'readUsers' },
      { path: operatorPages.exports, label: '导出', task: 'readUsers' },
      { path: operatorPages.runs, label: 'AI 运行', task: 'readUsers' },
      { path: operatorPages.failures, label: '出错', task: 'readUsers' },
    ],
  },
  {
    name: '交易',
    entries: [
      { path: operatorPages.orders, label: '订单', task: 'runOrders' },
      { path: operatorPages.products, label: '商品', task: 'changeProducts' },
    ],
  },
  {
    name: '内容与活动',
    entries: [
      { path: operatorPages.content, label: '内容', task: 'editContent' },
      { path: operatorPages.announcements, label: '系统消息', task: 'announce' },
      { path: operatorPages.campaigns, label: '活动与邀请', task: 'runCampaigns' },
      { path: operatorPages.sources, label: '职位与职位表', task: 'manageSources' },
      { path: operatorPages.contests, label: '简历大赛', task: 'runContests' },
      { path: operatorPages.judging, label: '评审', task: 'judgeEntries' },
    ],
  },
  {
    name: '管理',
    entries: [
      { path: operatorPages.settings, label: '站点设置', task: 'changeSettings' },
      { path: operatorPages.schools, label: '院校与学生', task: 'runSchools' },
      { path: operatorPages.partners, label: '合作网站', task: 'managePartners' },
      { path: operatorPages.operators, label: '运营账号', task: 'manageOperators' },
      { path: operatorPages.messages, label: '本地消息', task: 'readMessages' },
      { path: operatorPages.audit, label: '操作记录', task: 'readAudit' },
    ],
  },
];
