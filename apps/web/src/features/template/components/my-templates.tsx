import { findTemplate } from '@qicheng/templates/catalog';
import { Button } from '@qicheng/ui/button';
import { Dialog } from '@qicheng/ui/dialog';
import { Skeleton } from '@qicheng/ui/skeleton';
import { Empty, ErrorState } from '@qicheng/ui/status';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#src/components/button-link.jsx';
import { Sheet } from '#src/components/sheet.jsx';
import { paths } from '#src/config/paths.js';
import { displayTime } from '#src/lib/display-time.js';
import { type MyTemplate, myTemplatesQuery, useTemplateRemoval } from '../api/my-templates.js';
import { startLanguage } from '../gallery-filter.js';
import type { StartOn } from './gallery.js';
import styles from './my-templates.module.css';
import { TemplateStill } from './template-still.js';

const Waiting = () => (
  <div role="status" aria-busy="true">
    <span className="visually-hidden">正在读取模板</span>
    <div className={styles.grid}>
      {[0, 1, 2, 3].map((card) => (
        <div key={card} className={styles.blank}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  </div>
);

/** Why a template is on the list, and since when. */
function reasonOf({ isKept, resumeCount, usedAt }: MyTemplate): string {
  const uses = resumeCount > 0 ? [`${resumeCount} 份简历在用`] : [];
  return [...(isKept ? ['已收藏'] : []), ...uses, displayTime(usedAt, new Date())].join(' · ');
}

interface CardProps {
  template: MyTemplate;
  start: ReactNode;
  onRemove: () => void;
}

const Card = ({ template, start, onRemove }: CardProps) => (
  <li className={styles.card}>
    <div className={styles.picture}>
      <Sheet>
        <TemplateStill code={template.code} />
      </Sheet>
    </div>
    <h2 className={styles.name}>
      <Link to={paths.templateDetails.href(template.code)}>{template.name}</Link>
    </h2>
    <p className={styles.reason}>{reasonOf(template)}</p>
    <div className={styles.actions}>
      {start}
      <Button tone="quiet" icon="trash" aria-label={`移除：${template.name}`} onClick={onRemove}>
        移除
      </Button>
    </div>
  </li>
);

interface RemovalProps {
  template: MyTemplate | null;
  onConfirm: (template: MyTemplate) => void;
  onClose: () => void;
}

const RemovalDialog = ({ template, onConfirm, onClose }: RemovalProps) => (
  <Dialog
    open={template !== null}
    title={template ? `移除“${template.name}”？` : '移除模板'}
    width="narrow"
    onClose={onClose}
  >
    <p>
      {template && template.resumeCount > 0
        ? `它不再出现在“我的模板”里。用它做的 ${template.resumeCount} 份简历不受影响。`
        : '它不再出现在“我的模板”里，之后仍可从全部模板中找到。'}
    </p>
    <div className={styles.choice}>
      <Button data-first-field onClick={onClose}>
        取消
      </Button>
      <Button tone="primary" onClick={() => template && onConfirm(template)}>
        移除
      </Button>
    </div>
  </Dialog>
);

/** Templates that the member uses or has bookmarked: start a résumé, or remove one from the list. */
export function MyTemplates({ startOn }: { startOn: StartOn }) {
  const { data, isError, refetch } = useQuery(myTemplatesQuery);
  const removal = useTemplateRemoval();
  const [toRemove, setToRemove] = useState<MyTemplate | null>(null);
  if (!data && isError) {
    return (
      <ErrorState
        title="我的模板没有读出来"
        action={
          <Button icon="refresh" onClick={() => void refetch()}>
            再试一次
          </Button>
        }
      >
        您的收藏都还在。请检查网络，然后再试一次。
      </ErrorState>
    );
  }
  if (!data) return <Waiting />;
  if (data.list.length === 0) {
    return (
      <Empty
        title="还没有模板"
        action={
          <ButtonLink to={paths.templates.href()} tone="primary">
            看全部模板
          </ButtonLink>
        }
      >
        收藏的模板和做过简历的模板会出现在这里，下次直接用。
      </Empty>
    );
  }
  return (
    <>
      <ul className={styles.grid} aria-label="我的模板">
        {data.list.map((entry) => {
          const template = findTemplate(entry.code);
          if (!template) return null;
          const choice = {
            template,
            accent: template.defaults.accent,
            language: startLanguage(template, undefined),
          };
          return (
            <Card
              key={entry.code}
              template={entry}
              start={startOn(choice)}
              onRemove={() => setToRemove(entry)}
            />
          );
        })}
      </ul>
      <RemovalDialog
        template={toRemove}
        onClose={() => setToRemove(null)}
        onConfirm={(template) => {
          setToRemove(null);
          removal.mutate(template);
        }}
      />
    </>
  );
}
