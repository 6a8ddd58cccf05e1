// The pages of the contact sheet: who views each, its address, its theme, and the steps before the picture.

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ name: string, who: 'visitor' | 'member' | 'newcomer', at: string | ((ids: Ids) => string),
 *   dark?: boolean, before?: (page: Page) => Promise<void>, list?: 'fails' | 'waits' }} Screen `newcomer` has an account
 * with nothing in it; `list` is what the list of résumés does in the picture
 * @typedef {{ resume: string }} Ids of the member's data
 */

/** A tab of the bottom bar on a phone, a button of the top bar elsewhere. */
const openStyle = (page) =>
  page
    .getByRole('button', { name: '模板与样式' })
    .or(page.getByRole('tab', { name: '样式' }))
    .or(page.getByRole('button', { name: '样式', exact: true }))
    .filter({ visible: true })
    .first()
    .click();
const ownEditor = ({ resume }) => `/resume/edit?id=${resume}`;

/** Starts the service of a page and waits for its result. */
const analyse = (fill) => async (page) => {
  await fill?.(page);
  await page.getByRole('main').getByRole('button', { name: /^开始/ }).click();
  await page
    .getByRole('tab', { name: '依据' })
    .or(page.getByRole('tab', { name: '历史' }))
    .first()
    .waitFor();
};

/** @type {readonly Screen[]} */
export const SCREENS = [
  { name: 'home', who: 'visitor', at: '/index/index' },
  { name: 'templates', who: 'visitor', at: '/index/Template' },
  { name: 'template', who: 'visitor', at: '/index/Templatedetails?id=tem0002', dark: true },
  { name: 'draft', who: 'visitor', at: '/resume/edit?tzUrl=tem0002' },
  { name: 'sign-in', who: 'visitor', at: '/login/login' },
  { name: 'jobs', who: 'visitor', at: '/jobs/list' },
  { name: 'courses', who: 'visitor', at: '/courses', dark: true },
  { name: 'help', who: 'visitor', at: '/index/help' },
  { name: 'not-found', who: 'visitor', at: '/page/404' },
  { name: 'home-member', who: 'member', at: '/index/index', dark: true },
  { name: 'resumes', who: 'member', at: '/personal/personal' },
  { name: 'resumes-empty', who: 'newcomer', at: '/personal/personal' },
  { name: 'resumes-error', who: 'member', at: '/personal/personal', list: 'fails' },
  { name: 'resumes-loading', who: 'member', at: '/personal/personal', dark: true, list: 'waits' },
  { name: 'editor', who: 'member', at: ownEditor },
  { name: 'editor-style', who: 'member', at: ownEditor, dark: true, before: openStyle },
  {
    name: 'analysis',
    who: 'member',
    at: ({ resume }) => `/ai/aiAnalyse?id=${resume}`,
    before: async (page) => {
      await analyse(() => page.getByLabel('目标岗位').fill('前端开发'))(page);
      await page.getByRole('document').first().waitFor({ state: 'attached' });
    },
  },
  { name: 'interview', who: 'member', at: '/ai/interviewAiAnalyse', dark: true },
  { name: 'applications', who: 'newcomer', at: '/personal/applications' },
  { name: 'membership', who: 'member', at: '/member/info' },
  { name: 'messages', who: 'member', at: '/personal/personal?tab=6' },
  { name: 'settings', who: 'member', at: '/personal/deta', dark: true },
];
