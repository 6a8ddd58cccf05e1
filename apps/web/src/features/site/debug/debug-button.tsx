import { Button } from '@qicheng/ui/button';
import { useState } from 'react';
import { paths } from '#src/config/paths.js';
import { endSession } from '#src/lib/session.js';
import { emptyStorage } from '#src/lib/storage.js';
import styles from './debug-button.module.css';

/** Navigating to another address reloads the site; a separate function so that tests can replace it. */
const openHome = () => window.location.assign(paths.home.href());

/** [spec 2], "Debug button": shows the browser's user agent first, then clears what the site has stored. */
export function DebugButton({ onCleared = openHome }: { onCleared?: () => void }) {
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
