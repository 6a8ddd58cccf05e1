import { Icon } from '@qicheng/ui/icon';
import { useId } from 'react';
import { useSharedState } from '#src/lib/shared-state.js';
import { openDrawer } from '../shortcuts/tool-state.js';
import styles from './guide.module.css';
import { SECTION_TIPS } from './section-tips.js';

/** Writing tips for the open section: collapsed until opened, then open across sections. */
export function SectionGuide({ sectionKey }: { sectionKey: string }) {
  const id = useId();
  const isOpen = useSharedState((state) => state.showTipsModuleName !== '');
  const tip = SECTION_TIPS[sectionKey];
  if (!tip) return null;
  const { points, weak, better } = tip;
  return (
    <div className={styles.guide}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => useSharedState.setState({ showTipsModuleName: isOpen ? '' : sectionKey })}
      >
        <Icon name="info" size={16} />
        怎么写好这一部分
        <span className={styles.chevron} aria-hidden="true">
          <Icon name="chevron" size={16} />
        </span>
      </button>
      <div id={id} hidden={!isOpen} className={styles.tips}>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        {weak && better ? (
          <dl>
            <dt>可以更好</dt>
            <dd className={styles.weak}>{weak}</dd>
            <dt>更有说服力</dt>
            <dd className={styles.better}>{better}</dd>
          </dl>
        ) : null}
        <button type="button" className={styles.more} onClick={() => openDrawer('phrases')}>
          看这一部分的范文
        </button>
      </div>
    </div>
  );
}
