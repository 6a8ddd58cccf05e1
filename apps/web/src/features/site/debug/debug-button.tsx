import { Button } from '@qicheng/ui/button';
import { useState } from 'react';
import { paths } from '#src/config/paths.js';
import { endSession } from '#src/lib/session.js';
import { emptyStorage } from '#src/lib/storage.js';
import styles from './debug-button.module.css';

/** Another address makes the browser reload the site; a function of its own, for a test cannot leave. */
const startAnew = () => window.location.assign(paths.home.href());

/** [spec 2], "Debug button": tells the browser's name first, then forgets what the site keeps in it. */
export function DebugButton({ onCleared = startAnew }: { onCleared?: () => void }) {
  const [agent, setAgent] = useState('');
  const clear = () => {
    endSession();
    emptyStorage();
    onCleared();
  };
  return (
    <div className={styles.debug} data-print="hide">
      <p role="status" className={styles.agent}>
        {agent}
      </p>
      {agent === '' ? (
        <Button onClick={() => setAgent(navigator.userAgent)}>调试模式</Button>
      ) : (
        <Button onClick={clear}>清除站点缓存</Button>
      )}
    </div>
  );
}
