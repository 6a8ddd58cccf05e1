import { useEffect } from 'react';
import { ApplicationsView } from '#src/features/job-application/applications-view.jsx';
import { storeReceivedEntry } from '#src/features/job-application/received-entry.js';
import { DataScope } from '../data-scope.js';
import { MembersOnly } from '../members-only.js';
import { PersonalNav } from '../personal-nav.js';
import styles from './personal-page.module.css';

/** 求职进展: a member's applications by stage. */
export function Component() {
  // Must run before a visitor is asked to sign in.
  useEffect(storeReceivedEntry, []);
  return (
    <MembersOnly>
      <DataScope>
        <div className={styles.page}>
          <ApplicationsView nav={<PersonalNav open="applications" />} />
        </div>
      </DataScope>
    </MembersOnly>
  );
}
