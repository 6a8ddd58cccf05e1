import { pageQuery } from '@qicheng/contract/browser/page-query';
import { useSearchParams } from 'react-router-dom';
import { ResumePreview } from '@qicheng/templates/preview';
import { ErrorState } from '@qicheng/ui/status';
import { useQuery } from '@tanstack/react-query';
import { DataScope } from '../data-scope.js';
import { MembersOnly } from '../members-only.js';
import { NotFound } from './not-found-page.js';
import { openingFailureText, fetchResume } from '#src/lib/resume-record.js';
import { usePhotoUrl } from '#src/lib/photo-url.js';
import styles from '../resume-print.module.css';

/** The member's résumé as bare pages, one per sheet when printed. */
function ResumePrint({ id, templateCode }: { id: string; templateCode: string | null }) {
  const { data, error } = useQuery({
    queryKey: ['resume', id],
    queryFn: ({ signal }) => fetchResume(id, signal),
  });
  const photoUrl = usePhotoUrl(data?.document.basics.photo?.fileId);
  if (error) {
    return (
      <ErrorState level={1} title={openingFailureText(error).title}>
        请关闭这一页，从“我的简历”重新打开。
      </ErrorState>
    );
  }
  if (!data) return <p className="visually-hidden">正在打开简历</p>;
  const { document } = data;
  const printed = templateCode ? { ...document, meta: { ...document.meta, templateCode } } : document;
  return (
    <main id="main" className={styles.sheets} data-paper={document.meta.style.paper}>
      <h1 className="visually-hidden">{data.title}</h1>
      <ResumePreview document={printed} gap={0} {...(photoUrl === undefined ? {} : { photoUrl })} />
    </main>
  );
}

/** The bare print view [decision 24]. */
export function Component() {
  const [query] = useSearchParams();
  const id = query.get(pageQuery.resumeId);
  return (
    <MembersOnly>
      <DataScope>
        {id ? <ResumePrint id={id} templateCode={query.get(pageQuery.templateCode)} /> : <NotFound />}
      </DataScope>
    </MembersOnly>
  );
}
