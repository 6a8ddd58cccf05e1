import { Hero } from '../../features/site/components/hero.js';
import { Outlets } from '../../features/site/components/outlets.js';
import { Proofs } from '../../features/site/components/proofs.js';
import { HeroSheets } from '../../features/template/components/hero-sheets.js';
import { TemplateStrip } from '../../features/template/components/template-strip.js';
import { CampusEmailInvitation } from '../campus-email-invitation.js';
import { StartResumeButton } from '../start-resume-button.js';

/** Home: one sentence and one action, what can be proven, what it looks like, what comes out. */
export function Component() {
  return (
    <>
      <Hero sheets={<HeroSheets />} />
      <Proofs />
      <TemplateStrip actionsFor={(template) => <StartResumeButton template={template} tone="primary" />} />
      <Outlets />
      <CampusEmailInvitation />
    </>
  );
}
