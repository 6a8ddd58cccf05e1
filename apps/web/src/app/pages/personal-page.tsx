import { ButtonLink } from '../../components/button.js';
import { paths } from '../../config/paths.js';
import { RecentExports } from '../../features/resume-export/components/recent-exports.js';
import { AntdScope } from '../antd-scope.js';
import { DataScope } from '../data-scope.js';
import { MembersOnly } from '../members-only.js';
import { MyResumes } from '../my-resumes.js';
import styles from './personal-page.module.css';

/** Personal centre. Its first tab, my résumés, is all there is so far; the tab row appears with the second. */
export function Component() {
  return (
    <MembersOnly>
      <AntdScope>
        <DataScope>
          <div className={styles.page}>
            <header className={styles.head}>
              <h1 className={styles.title}>我的简历</h1>
              <ButtonLink to={paths.templates.href()} tone="primary" icon="plus">
                新建简历
              </ButtonLink>
            </header>
            <MyResumes />
            <RecentExports />
          </div>
        </DataScope>
      </AntdScope>
    </MembersOnly>
  );
}
