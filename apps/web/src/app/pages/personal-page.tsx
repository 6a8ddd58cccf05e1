import { pageQuery } from '@qicheng/contract/browser/page-query';
import { Button } from '@qicheng/ui/button';
import { type ComponentType, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#src/components/button-link.jsx';
import { type PersonalTab, paths, personalTabs } from '#src/config/paths.js';
import { MyCourses } from '#src/features/content/components/my-courses.jsx';
import { MyOrders } from '#src/features/membership/my-orders.jsx';
import { MyMessages } from '#src/features/message/components/my-messages.jsx';
import { FittingJobs } from '#src/features/jobs-board/components/fitting-jobs.jsx';
import { CampusPanel } from '#src/features/recommendation/components/campus-panel.jsx';
import { RecommendationPanel } from '#src/features/recommendation/components/recommendation-panel.jsx';
import { RecentExports } from '#src/features/resume-export/components/recent-exports.jsx';
import { MyTemplates } from '#src/features/template/components/my-templates.jsx';
import { openImportDialog } from '#src/lib/dialog-state.js';
import { DataScope } from '../data-scope.js';
import { ImportDialogHost, ShareDialogHost } from '../dialog-hosts.js';
import { MembersOnly } from '../members-only.js';
import { PersonalNav, personalTitles, usePersonalPlaces } from '../personal-nav.js';
import { StartResumeButton } from '../start-resume-button.js';
import styles from './personal-page.module.css';
import { ResumeList, useHasNoResume } from '#src/features/resume/components/resume-list.jsx';

/** The member's résumés, each with a share action. */
function MyResumes() {
  const [shared, setShared] = useState<string | null>(null);
  return (
    <>
      <ResumeList onShare={({ id }) => setShared(id)} />
      <ShareDialogHost resumeId={shared} onClose={() => setShared(null)} />
    </>
  );
}

function Resumes() {
  // Without a résumé, the page only shows how to create the first one.
  const hasNone = useHasNoResume();
  return (
    <div className={styles.columns} data-alone={hasNone}>
      <div>
        <MyResumes />
      </div>
      <aside>
        {hasNone ? null : <RecentExports />}
        <RecommendationPanel hasResume={!hasNone} />
        {hasNone ? null : (
          <>
            <CampusPanel />
            <FittingJobs isNarrow />
          </>
        )}
      </aside>
    </div>
  );
}

/** Ways to create another résumé; the empty list has its own for the first one. */
const NewResumeButtons = () =>
  useHasNoResume() ? null : (
    <div className={styles.ways}>
      <Button icon="upload" onClick={() => openImportDialog()}>
        导入简历
      </Button>
      <ButtonLink to={paths.templates.href()} tone="primary" icon="plus">
        新建简历
      </ButtonLink>
    </div>
  );

const Templates = () => <MyTemplates startOn={(choice) => <StartResumeButton {...choice} />} />;

const contents: Readonly<Record<PersonalTab, ComponentType>> = {
  resumes: Resumes,
  courses: MyCourses,
  orders: MyOrders,
  templates: Templates,
  messages: MyMessages,
};

/** Personal centre; the open tab is in the address [decision 34], so the tabs are links. */
export function Component() {
  const [query] = useSearchParams();
  const requestedTab = query.get(pageQuery.tab);
  const tabs = usePersonalPlaces().filter((place) => place !== 'applications');
  const open = tabs.find((tab) => personalTabs[tab] === requestedTab) ?? 'resumes';
  const Content = contents[open];
  return (
    <MembersOnly>
      <DataScope>
        <div className={styles.page}>
          <header className={styles.head}>
            <h1 className={styles.title}>{personalTitles[open]}</h1>
            {open === 'resumes' ? <NewResumeButtons /> : null}
          </header>
          <PersonalNav open={open} />
          <Content />
          <ImportDialogHost />
        </div>
      </DataScope>
    </MembersOnly>
  );
}
