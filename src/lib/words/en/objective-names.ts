import { namesById } from '../names-by-id.ts';

/** The printed name of an objective. */
export const objectiveName = namesById({
  'erect-a-monument': 'Erect a Monument',
  'lead-from-the-front': 'Lead From the Front',
  'engineer-a-marvel': 'Engineer a Marvel',
  'raise-a-fleet': 'Raise a Fleet',
  'found-a-golden-age': 'Found a Golden Age',
  'become-a-legend': 'Become a Legend',
  'command-an-armada': 'Command an Armada',
  'establish-a-perimeter': 'Establish a Perimeter',
  'forge-an-alliance': 'Forge an Alliance',
  'form-a-spy-network': 'Form a Spy Network',
  'gather-a-mighty-fleet': 'Gather a Mighty Fleet',
  'make-an-example-of-their-world': 'Make an Example of Their World',
  'spark-a-rebellion': 'Spark a Rebellion',
  'turn-their-fleets-to-dust': 'Turn Their Fleets to Dust',
  'produce-en-masse': 'Produce en Masse',
  'seize-an-icon': 'Seize an Icon',
  'become-a-martyr': 'Become a Martyr',
  'betray-a-friend': 'Betray a Friend',
  'fight-with-precision': 'Fight with Precision',
});
