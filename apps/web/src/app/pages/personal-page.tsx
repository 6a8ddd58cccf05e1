import { pageQuery } from '@qicheng/contract/browser/page-query';
import { Button } from '@qicheng/ui/button';
import { type ComponentType, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button-link.js';
import { type PersonalTab, paths, personalTabs } from '../../config/paths.js';
import { MyCourses } from '../../features/content/components/my-courses.js';
import { MyOrders } from '../../features/membership/my-orders.js';
import { MyMessages } from '../../features/message/components/my-messages.js';
import { FittingJobs } from '../../features/jobs-board/components/fitting-jobs.js';
import { CampusPanel } from '../../features/recommendation/components/campus-panel.js';
import { RecommendationPanel } from '../../features/recommendation/components/recommendation-panel.js';
import { RecentExports } from '../../features/resume-export/components/recent-exports.js';
import { MyTemplates } from '../../features/template/components/my-templates.js';
import { openImportDialog } from '../../lib/import-dialog.js';
import { useSiteInfo } from '../../lib/site-context.js';
import { DataScope } from '../data-scope.js';
import { ImportDialogHost, ShareDialogHost } from '../dialog-hosts.js';
import { MembersOnly } from '../members-only.js';
import { StartResumeButton } from '../start-resume-button.js';
import styles from './personal-page.module.css';
import { ResumeList } from '../../features/resume/components/resume-list.js';

/** My résumés, each of which can be shared from here. */
function MyResumes() {
  const [shared, setShared] = useState<string | null>(null);
  return (
    <>
      <ResumeList onShare={({ id }) => setShared(id)} />
      <ShareDialogHost resumeId={shared} onClose={() => setShared(null)} />
    </>
  );
}

interface Tab {
  key: PersonalTab;
  title: string;
  Content: ComponentType;
}

const Resumes = () => (
  <div className={styles.columns}>
    <div>
      <MyResumes />
    </div>
    <aside>
      <RecentExports />
      <RecommendationPanel />
      <CampusPanel />
      <FittingJobs isNarrow />
    </aside>
  </div>
);

const Templates = () => <MyTemplates startOn={(choice) => <StartResumeButton {...choice} />} />;

const resumes: Tab = { key: 'resumes', title: '我的简历', Content: Resumes };
const allTabs: readonly Tab[] = [
  resumes,
  { key: 'courses', title: '我的课程', Content: MyCourses },
  { key: 'orders', title: '我的订单', Content: MyOrders },
  { key: 'templates', title: '我的模板', Content: Templates },
  { key: 'messages', title: '我的消息', Content: MyMessages },
];

/** Personal centre; which tab is open stands in the address [decision 34], so the tabs are links. */
export function Component() {
  const [query] = useSearchParams();
  // [decision 34]: orders stand with VIP features alone.
  const hasOrders = useSiteInfo()?.vipEnabled ?? false;
  const tabs = allTabs.filter(({ key }) => key !== 'orders' || hasOrders);
  const asked = query.get(pageQuery.tab);
  const open = tabs.find(({ key }) => personalTabs[key] === asked) ?? resumes;
  return (
    <MembersOnly>
      <DataScope>
        <div className={styles.page}>
          <header className={styles.head}>
            <h1 className={styles.title}>{open.title}</h1>
            <div className={styles.ways}>
              <Button icon="upload" onClick={() => openImportDialog()}>
                导入简历
              </Button>
              <ButtonLink to={paths.templates.href()} tone="primary" icon="plus">
                新建简历
              </ButtonLink>
            </div>
          </header>
          <nav className={styles.tabs} aria-label="个人中心">
            {tabs.map(({ key, title }) => (
              <Link
                key={key}
                to={paths.personal.href(key)}
                className={styles.tab}
                aria-current={key === open.key ? 'page' : undefined}
              >
                {title}
              </Link>
            ))}
          </nav>
          <open.Content />
          <ImportDialogHost />
        </div>
      </DataScope>
    </MembersOnly>
  );
}
