import type { Call } from '@qicheng/contract/kit/client';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import { Hero } from '#src/features/site/components/hero.jsx';
import { Outlets } from '#src/features/site/components/outlets.jsx';
import { Proofs } from '#src/features/site/components/proofs.jsx';
import {
  Courses,
  Documents,
  Help,
  BannerRow,
  AiServices,
  ContestStrip,
} from '#src/features/site/home/home-sections.jsx';
import type { HomeData } from '#src/features/site/home/home-data.js';
import { TemplateStrip, HeroSheets } from '#src/features/template/components/template-strip.jsx';
import type { PageWords } from '../page.js';
import { OwnWorkOutline } from '../own-work-outline.js';
import { StartResumeButton } from '../start-resume-button.js';
import { VisitorMotion } from '../visitor-motion.js';
import { useSession } from '#src/lib/session.js';
import styles from './home-page.module.css';

const HeroLive = lazy(async () => {
  const live = await import('#src/features/template/components/hero-live.jsx').catch(() => null);
  return { default: live?.HeroLive ?? (() => <HeroSheets />) };
});

const MemberHome = lazy(async () => {
  const own = await import('../member-home.js').catch(() => null);
  return { default: own?.MemberHome ?? (({ hero }: { hero: ReactNode }) => hero) };
});

/**
 * The first view: a member's own work, or the hero for visitors. The server renders for visitors only, so a
 * placeholder of the member's work is shown while a stored token is being checked.
 */
function FirstView({ hero }: { hero: ReactNode }) {
  const isMember = useSession(({ user }) => user !== null);
  if (!isMember)
    return (
      <>
        <div className={styles.visitor}>{hero}</div>
        <div className={styles.restoring}>
          <OwnWorkOutline />
        </div>
      </>
    );
  return (
    <Suspense fallback={<OwnWorkOutline />}>
      <MemberHome hero={hero} />
    </Suspense>
  );
}

// The server has loaded the data of the first page: only a later visit in the browser needs the calls.
export const load = async (ask: Call): Promise<HomeData> =>
  (await import('#src/features/site/home/home-data.js')).loadHome(ask);

export const describe = (): PageWords => ({
  title: '启程 · 中文在线简历',
  description:
    '在线制作中文简历：多种版式的真实模板，边写边看成品页面，导出文字可检索的 PDF、可编辑的 Word 与高清图片。',
});

/** Home: one sentence with one action, figures, screenshots, further services and sample results. */
export function Component() {
  const { counts, documents, courses, help, banners, services } = useLoaderData<HomeData>();
  return (
    <>
      <FirstView
        hero={
          <Hero
            sheets={<HeroSheets />}
            renderLive={(name, still) => (
              <Suspense fallback={still}>
                <HeroLive
                  name={name}
                  startOn={(template) => (
                    <StartResumeButton template={template} name={name} tone="primary" type="submit" />
                  )}
                />
              </Suspense>
            )}
          />
        }
      />
      <VisitorMotion />
      <Proofs />
      <TemplateStrip actionsFor={(template) => <StartResumeButton template={template} tone="primary" />} />
      <AiServices services={services} />
      <Documents entries={documents} counts={counts} />
      <BannerRow banners={banners} />
      <Courses entries={courses} counts={counts} />
      <ContestStrip />
      <Outlets />
      <Help entries={help} counts={counts} />
    </>
  );
}
