import type { Call } from '@qicheng/contract/kit/client';
import { useLoaderData, useNavigation } from 'react-router-dom';
import { useEffect } from 'react';
import { Hero } from '../../features/site/components/hero.js';
import { Outlets } from '../../features/site/components/outlets.js';
import { Proofs } from '../../features/site/components/proofs.js';
import {
  Courses,
  Documents,
  Help,
  BannerRow,
  AiServices,
  ContestStrip,
} from '../../features/site/home/home-sections.js';
import { type HomeData, loadHome } from '../../features/site/home/home-data.js';
import { TemplateStrip, HeroSheets } from '../../features/template/components/template-strip.js';
import type { PageWords } from '../page.js';
import { StartResumeButton } from '../start-resume-button.js';
import { useAuthFlow } from '../../features/auth/auth-flow.js';
import { useAuthDialog } from '../../lib/auth-dialog.js';
import { showCampusEmail, useCampusEmailDialog } from '../../lib/campus-email-dialog.js';
import { useGiftDialog } from '../../lib/gift-dialog.js';
import { useSession } from '../../lib/session.js';
import { readStored, writeStored } from '../../lib/storage.js';

/** The day as the calendar on the wall has it, 2026-11-21. */
const calendarDay = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/**
 * The campus e-mail invitation of [spec 4]: on home, for a member without a verified address whose skip flag
 * says that they may be asked, at the first visit of a day, and never over something else that is open.
 */
export function CampusEmailInvitation() {
  const mayAsk = useSession(
    ({ user }) =>
      user !== null && user.campusEmail === '' && user.mayAskCampusEmail && user.erasedAt === undefined,
  );
  const isSigningIn = useAuthFlow((flow) => flow.isFinishing);
  const isAuthOpen = useAuthDialog((state) => state.open !== null);
  const isGiftOpen = useGiftDialog((state) => state.added > 0);
  const isStaying = useNavigation().state === 'idle';
  const isFree = !isSigningIn && !isAuthOpen && !isGiftOpen && isStaying;
  useEffect(() => {
    if (!mayAsk || !isFree || useCampusEmailDialog.getState().step !== 'closed') return;
    const today = calendarDay(new Date());
    if (readStored('campusEmailAsked') === today) return;
    writeStored('campusEmailAsked', today);
    showCampusEmail('invitation');
  }, [mayAsk, isFree]);
  return null;
}

export const load = (ask: Call): Promise<HomeData> => loadHome(ask);

export const describe = (): PageWords => ({
  title: '启程 · 中文在线简历',
  description:
    '在线制作中文简历：多种版式的真实模板，边写边看成品页面，导出文字可检索的 PDF、可编辑的 Word 与高清图片。',
});

/** Home: one sentence and one action, what can be proven, what it looks like, what else there is, what comes out. */
export function Component() {
  const { counts, documents, courses, help, banners, services } = useLoaderData<HomeData>();
  return (
    <>
      <Hero sheets={<HeroSheets />} />
      <Proofs />
      <TemplateStrip actionsFor={(template) => <StartResumeButton template={template} tone="primary" />} />
      <AiServices services={services} />
      <Documents entries={documents} counts={counts} />
      <BannerRow banners={banners} />
      <Courses entries={courses} counts={counts} />
      <ContestStrip />
      <Outlets />
      <Help entries={help} counts={counts} />
      <CampusEmailInvitation />
    </>
  );
}
