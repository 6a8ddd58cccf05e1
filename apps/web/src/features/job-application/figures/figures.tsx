import {
  type ApplicationFigure,
  applicationFigures,
  MIN_FOR_SHARE,
} from '@qicheng/analysis/application-figures';
import { Empty } from '@qicheng/ui/status';
import type { Card } from '../application-queries.js';
import styles from './figures.module.css';

const shareLabel = ({ share }: ApplicationFigure) => (share === null ? '数量太少' : `${share}%`);

function Groups({ title, figures }: { title: string; figures: readonly ApplicationFigure[] }) {
  return (
    <section className={styles.group}>
      <table className={styles.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{title.replace('按', '')}</th>
            <th scope="col">投出</th>
            <th scope="col">有回复</th>
            <th scope="col">回复率</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure, place) => (
            <tr key={`${place} ${figure.name}`}>
              <th scope="row">{figure.name}</th>
              <td>{figure.applied}</td>
              <td>{figure.answered}</td>
              <td data-few={figure.share === null}>
                {figure.share === null ? null : (
                  <meter className={styles.bar} min={0} max={100} value={figure.share} aria-hidden="true" />
                )}
                {shareLabel(figure)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Response figures: overall, by channel and by résumé. */
export function Figures({ cards }: { cards: readonly Card[] }) {
  const { total, interviews, offers, channels, resumes } = applicationFigures(cards);
  if (total.applied === 0)
    return <Empty title="投出之后才有统计">把卡片移到“已投”，这里会按渠道和简历版本统计回复。</Empty>;
  const whole = [
    { name: '投出', value: total.applied },
    { name: '有回复', value: total.answered },
    { name: '面试', value: interviews },
    { name: 'Offer', value: offers },
  ];
  return (
    <>
      <dl className={styles.whole}>
        {whole.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>回复率</dt>
          <dd data-few={total.share === null}>{shareLabel(total)}</dd>
        </div>
      </dl>
      <p className={styles.soft}>
        回复指得到笔试、面试或 Offer；不足 {MIN_FOR_SHARE} 次投递时只写次数，不算比例。
      </p>
      <div className={styles.groups}>
        <Groups title="按渠道" figures={channels} />
        <Groups title="按简历版本" figures={resumes} />
      </div>
    </>
  );
}
