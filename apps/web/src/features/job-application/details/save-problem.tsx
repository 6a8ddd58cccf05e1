import { Button } from '@qicheng/ui/button';
import { ApiFailure } from '#src/lib/api.js';
import styles from './details.module.css';
import type { DetailsEdit } from './use-details-edit.js';

/** Why saving failed; after a conflicting save in another window, the choice between the two versions. */
export function SaveProblem({
  error,
  serverVersion,
  submit,
  acceptServerVersion,
}: Pick<DetailsEdit, 'error' | 'serverVersion' | 'submit' | 'acceptServerVersion'>) {
  if (serverVersion)
    return (
      <div className={styles.conflict} role="alert">
        <p>这条记录已在另一个窗口修改。您在这里填写的内容还在，选择保留哪一份：</p>
        <Button onClick={() => submit(serverVersion.version)}>保留这里的</Button>
        <Button onClick={() => acceptServerVersion(serverVersion)}>改用另一个窗口的</Button>
      </div>
    );
  if (!error) return null;
  return (
    <p className={styles.conflict} role="alert">
      {error instanceof ApiFailure && error.message ? error.message : '没有保存，内容还在，请再试一次'}
    </p>
  );
}
