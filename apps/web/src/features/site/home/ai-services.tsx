import { Link } from 'react-router-dom';
import { openGhostwriteDialog } from '#src/lib/ghostwrite-dialog.js';
import type { Services } from './home-data.js';
import styles from './home.module.css';
import { Section } from './section.js';

// Chosen in a dialog first, as in the menu.
const GHOSTWRITE = 'ghostwrite';

/** The AI services as a table of contents. */
export function AiServices({ services }: { services: Services }) {
  const groups = Object.entries(services).filter(([, products]) => products.length > 0);
  const count = groups.reduce((sum, [, products]) => sum + products.length, 0);
  if (count === 0) return null;
  return (
    <Section
      isRaised
      title={`${count} 项 AI 服务，每个结论都有出处`}
      lead="得分能逐项还原，问题指到原文；没有依据的写数据缺失，不替您编造经历。"
    >
      <div className={styles.groups}>
        {groups.map(([group, products]) => (
          <div key={group}>
            <h3 className={styles.group}>{group}</h3>
            <ul>
              {products.map(({ code, name, description, path }) => (
                <li key={code} className={styles.service}>
                  <Link
                    to={path}
                    className={styles.name}
                    onClick={(event) => {
                      if (code !== GHOSTWRITE) return;
                      event.preventDefault();
                      openGhostwriteDialog();
                    }}
                  >
                    {name}
                  </Link>
                  <p className={styles.text}>{description}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
