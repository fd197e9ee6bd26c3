import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { Section } from '@site/src/components/ui/Section';
import { ProjectMark } from './ProjectMark';
import { clients, links, servers, validators, type Partner } from './works-with';
import styles from './WorksWith.module.css';

export function WorksWith() {
  return (
    <Section
      id="works-with"
      title="What it works with"
      lead="A router is independent of the server it runs in, and a client of the framework around it. An adapter or a link connects them, and these come with the packages."
      tinted
    >
      <div className={styles.groups}>
        <Group title="Servers" partners={servers} />
        <Group title="Clients" partners={clients} />
        <Group title="The way between" partners={links} />
        <Group title="Validators" partners={validators} />
      </div>
      <p className={styles.note}>
        Other validators work by <Link to="/docs/server/validators#standard-schema">Standard Schema</Link>, or as{' '}
        <Link to="/docs/server/validators#the-most-basic-validator-a-function">a function of yours</Link>. Names and
        marks belong to their projects.
      </p>
    </Section>
  );
}

function Group({ title, partners }: { title: string; partners: readonly Partner[] }) {
  return (
    <div>
      <Heading as="h3">{title}</Heading>
      <ul className={styles.tiles}>
        {partners.map(({ name, note, to, mark }) => (
          <li key={to}>
            <Link to={to}>
              <ProjectMark mark={mark} className={styles.mark} />
              <strong>{name}</strong>
              {note && <span>{note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
