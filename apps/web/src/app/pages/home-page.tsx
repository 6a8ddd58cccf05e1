import type { Call } from '@qicheng/contract/kit/client';
import { useLoaderData } from 'react-router-dom';
import { Hero } from '../../features/site/components/hero.js';
import { Outlets } from '../../features/site/components/outlets.js';
import { Proofs } from '../../features/site/components/proofs.js';
import { AiServices } from '../../features/site/home/ai-services.js';
import { BannerRow } from '../../features/site/home/banner-row.js';
import { ContestStrip } from '../../features/site/home/contest-strip.js';
import { Courses, Documents, Help } from '../../features/site/home/entries.js';
import { type HomeData, loadHome } from '../../features/site/home/home-data.js';
import { HeroSheets } from '../../features/template/components/hero-sheets.js';
import { TemplateStrip } from '../../features/template/components/template-strip.js';
import { CampusEmailInvitation } from '../campus-email-invitation.js';
import type { PageWords } from '../page.js';
import { StartResumeButton } from '../start-resume-button.js';

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
