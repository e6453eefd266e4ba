/** Of which planets that are explored the keys are open: as many as there is room for. */

export class OpenKeys {
  /** Where there is room the keys of more than one planet are open at once. */
  readonly most = matchMedia('(min-aspect-ratio: 1/1) and (min-height: 700px)').matches ? 2 : 1;
  open = $state.raw<readonly string[]>([]);

  has(planet: string): boolean {
    return this.open.includes(planet);
  }

  close(planet: string): void {
    this.open = this.open.filter((other) => other !== planet);
  }

  toggle(planet: string): void {
    if (this.has(planet)) this.close(planet);
    else this.open = this.most > 1 ? [...this.open, planet] : [planet];
  }

  /** Opens those of these planets for which there is room; of those that are open only `known` ones stay. */
  offer(planets: readonly string[], known: readonly string[] = planets): void {
    const still = this.open.filter((planet) => known.includes(planet));
    const more = planets.filter((planet) => !still.includes(planet));
    this.open = [...still, ...more.slice(0, Math.max(0, this.most - still.length))];
  }
}
