import classes from './state-list.module.css';

export function StateList({ names }: { readonly names: readonly string[] }) {
  const groups = Map.groupBy(names, (name) => name.split('/', 1)[0]);
  return (
    <main className={classes['states']}>
      <h1>Gallery</h1>
      <ul>
        {[...groups].map(([group, members]) => (
          <li key={group}>
            {group}
            <ul>
              {members.map((name) => (
                <li key={name}>
                  <a href={`#${name}`}>{name}</a> <a href={`?locale=zh-HK#${name}`}>中文</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </main>
  );
}
