/** Things under their headings, in the order in which they come. */
export function grouped<T extends { group: string }>(all: T[]): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return [...groups];
}
