import '../src/tokens.css';
import '../src/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ControlStates } from './control-states.js';
import { FormStates } from './form-states.js';
import { OpenStates, openStateNames } from './open-states.js';
import { ShownStates } from './shown-states.js';
import styles from './workbench.module.css';

// `?theme=dark` sets the theme; `&open=dialog` opens an overlay.
const query = new URLSearchParams(window.location.search);
const theme = query.get('theme') ?? 'light';
const open = openStateNames.find((name) => name === query.get('open'));
document.documentElement.dataset.theme = theme;

const Links = () => (
  <nav className={styles.links} aria-label="状态">
    {['light', 'dark'].map((name) => (
      <a key={name} href={`?theme=${name}`}>
        {name}
      </a>
    ))}
    {openStateNames.map((name) => (
      <a key={name} href={`?theme=${theme}&open=${name}`}>
        {name}
      </a>
    ))}
  </nav>
);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <main className={styles.page}>
        <h1>组件</h1>
        <Links />
        {open ? (
          <OpenStates name={open} />
        ) : (
          <>
            <ControlStates />
            <FormStates />
            <ShownStates />
          </>
        )}
      </main>
    </StrictMode>,
  );
